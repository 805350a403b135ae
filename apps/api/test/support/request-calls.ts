import * as requests from '@kakehashi/contract/requests'
import type { RequestDetail } from '@kakehashi/contract/request-view'
import { duration } from '../../src/clock.ts'
import type { Office, SomeoneSignedIn } from './office.ts'
import { offerService } from './services.ts'

export type ForOffice = Extract<RequestDetail, { reader: 'office' }>
export type ForCustomer = Extract<RequestDetail, { reader: 'customer' }>
interface Refused {
  readonly code?: string
  readonly message?: string
}

export type Counter = Awaited<ReturnType<typeof openCounter>>

/** What happens at the counter: orders, and the calls that staff and customers make about them. */
export async function openCounter(office: Office) {
  const service = `Marriage Affidavit ${crypto.randomUUID()}`
  await offerService(office, service)

  return {
    service,

    async order(customer: SomeoneSignedIn, extra: object = {}): Promise<ForCustomer> {
      const body = { requestItem: service, details: 'Two pages, one seal', ...extra }
      const reply = await customer.browser.call(requests.createRequest, { body })
      if (reply.status !== 200) throw new Error(`the order answered ${reply.status}`)
      return reply.body as ForCustomer
    },

    /** A minute later, someone changes something. */
    async put(by: SomeoneSignedIn, id: string, tail: string, body: object) {
      office.clock.letPass(duration.minute)
      const path = `/api/requests/${id}${tail}`
      return by.browser.send<ForOffice & Refused>('PUT', path, { requestId: id, ...body })
    },

    async read<View>(reader: SomeoneSignedIn, id: string): Promise<View> {
      const { body } = await reader.browser.call(requests.getRequest, { params: { id } })
      return body as View
    },

    async eventsOf(id: string): Promise<string[]> {
      const rows = await office.db
        .selectFrom('events')
        .select('kind')
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute()
      return rows.map(({ kind }) => kind)
    },

    /** The subjects of the mails about one order that have come by now. */
    async mailsAbout(number: string, to: string): Promise<string[]> {
      await office.runJobs()
      const mails = await office.mailsTo(to)
      return mails.map(({ subject }) => subject).filter((subject) => subject.includes(number))
    },
  }
}

const flagNames = ['isQuoted', 'isPaid', 'isTranslated', 'isReviewed', 'isDelivered'] as const

/** The flags that are up, in their order. */
export function flags(request: ForOffice): string {
  return flagNames.filter((name) => request[name]).join(' ')
}
