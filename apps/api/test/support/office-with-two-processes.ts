import { LiveListener } from './live-listener.ts'
import { openOffice, type SignedInUser } from './office.ts'
import { openSecondApp } from './second-process.ts'

/** An office with two API processes, and live streams that are closed with it. */
export async function openOfficeWithTwoProcesses() {
  const office = await openOffice()
  const second = await openSecondApp(office)
  const streams: LiveListener[] = []
  return {
    office,
    second,

    /** Opens the live stream of a user, at the first process unless told otherwise. */
    listen: async (user: SignedInUser, address = office.address): Promise<LiveListener> => {
      const stream = await LiveListener.open(user.browser.at(address))
      streams.push(stream)
      return stream
    },

    async close(): Promise<void> {
      for (const stream of streams) stream.close()
      await second.close()
      await office.close()
    },
  }
}
