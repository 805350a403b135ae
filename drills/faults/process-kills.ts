import { setTimeout } from 'node:timers/promises'
import { pickAny } from '../src/actions.ts'
import type { RunningOffice } from '../src/running-office.ts'
import { type Fault, isWithoutReply } from './fault.ts'

/** As `RestartSec` of systemd. */
const startAgainAfter = 1_000
/** The two are killed at different moments. */
const longestApart = 500

/** One API and one worker are killed without warning, and started again as a supervisor does. */
export function processKills(
  { apis, workers }: RunningOffice,
  times: number,
  pause: number,
): Fault {
  let victims: (typeof workers)[number][] = []
  return {
    name: 'kill -9 of an API or a worker',
    times,
    each: 2,
    pause,
    lasts: startAgainAfter,
    async cause() {
      victims = [pickAny(apis), pickAny(workers)].filter((one) => one !== undefined)
      for (const victim of victims) {
        await victim.kill()
        await setTimeout(Math.random() * longestApart)
      }
    },
    mend: () => Promise.all(victims.map((victim) => victim.startAgain())),
    allows: isWithoutReply,
  }
}
