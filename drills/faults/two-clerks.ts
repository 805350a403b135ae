import { getRequest } from '@kakehashi/contract/requests/requests'
import type { Reply } from '@kakehashi/api/test/support/browser'
import { createColleague, newRegistration, newVisitor, type People } from '../src/customers.ts'
import { register } from '@kakehashi/contract/accounts/users'
import { isSuccess } from '../src/call-log.ts'
import type { Scene } from '../src/drill.ts'
import { type Clerk, clerkActions, type Pair } from './clerk-actions.ts'
import { type Fault } from './fault.ts'
import { requestAtStage } from './request-at-stage.ts'

type Answer = Reply<{ version?: number; code?: string }>

interface Case {
  readonly pair: Pair
  readonly id: string
}

/** Two clerks who see the same request do one thing each at the same moment, at different APIs. */
export async function twoClerks(
  scene: Scene,
  people: People,
  pairs: readonly Pair[],
): Promise<Fault> {
  const { office, load, report } = scene
  const addresses = office.apis.map(({ address }) => address)
  const first: Clerk = { name: 'Ada', browser: people.owner }
  const second = (await createColleague(office, addresses[0] ?? '')).at(addresses.at(-1) ?? '')
  const clerks = [first, { name: 'Ben', browser: second }]
  const translator = await createTranslator(scene)
  const left = pairs.toReversed()

  const act = async (clerk: Clerk, name: string, { id, pair }: Case, version: number) => {
    const action = clerkActions[name]
    if (!action) throw new Error(`there is no action ${name}`)
    const { method, tail, adds } = action
    const mark = load.writes.newMark()
    const given = await action.body({ clerk, stage: pair.stage, mark, translator })
    const body = adds ? given : { ...given, version }
    return async (): Promise<Answer> => {
      let answer: Answer | undefined
      await load.log.make(`${name} as clerk`, async () => {
        answer = await clerk.browser.send(method, `/api/requests/${id}${tail}`, body)
        return answer
      })
      if (!answer) throw new Error(`${name} was not answered`)
      if (isSuccess(answer.status)) {
        load.writes.acknowledge(
          adds
            ? { kind: adds, mark, request: id }
            : { kind: 'change', request: id, version: answer.body.version ?? 0 },
        )
      }
      return answer
    }
  }

  return {
    name: 'two clerks at once',
    times: pairs.length,
    pause: 0,
    lasts: 0,
    async cause() {
      const pair = left.pop()
      if (!pair) return
      const id = await requestAtStage(scene, first.browser, pair.stage)
      const read = () => first.browser.call(getRequest, { params: { id } })
      const before = versionOf(await read())
      const acts = await Promise.all(
        clerks.map((clerk, index) => act(clerk, pair.names[index] ?? '', { id, pair }, before)),
      )
      const answers = await Promise.all(acts.map((send) => send()))
      const changes = versionOf(await read()) - before
      const problem = judge(pair, answers, changes)
      if (problem) report.expect(false, `${pair.names.join(' and ')} at ${pair.stage}: ${problem}`)
    },
    mend: async () => {},
    allows: ({ outcome }) => outcome === 409,
  }
}

function versionOf({ body }: Reply<object>): number {
  return 'version' in body ? Number(body.version) : 0
}

/** What is wrong with the outcome. One change succeeds; messages and notes succeed beside it. */
function judge({ names }: Pair, answers: readonly Answer[], changes: number): string | undefined {
  const isChange = names.map((name) => clerkActions[name]?.adds === undefined)
  const expected = isChange.some(Boolean) ? 1 : 0
  if (changes !== expected) return `${changes} changes instead of ${expected}`
  const won = answers.filter(({ status }, index) => status === 200 && isChange[index]).length
  if (won !== expected) return `${won} changes were acknowledged instead of ${expected}`
  const refused = answers.filter(({ status }) => status !== 200)
  const wrong = refused.find(({ body: { code = '' } }) => !isLegalRefusal(code, names))
  return wrong && `answered ${wrong.status} ${wrong.body.code}`
}

function isLegalRefusal(code: string, names: readonly string[]): boolean {
  if (code === 'request-changed') return names.every((name) => !clerkActions[name]?.adds)
  // A note that comes after the delivery.
  return code === 'notes-are-closed' && names.includes('note') && names.includes('delivered')
}

async function createTranslator({ office }: Scene): Promise<string> {
  const body = newRegistration()
  await newVisitor(office.apis[0]?.address ?? '').call(register, { body })
  const [row] = await office.query<{ id: string }>(
    `update users set is_translator = true, email_verified_at = now() where email = $1
     returning id`,
    [body.email],
  )
  return row?.id ?? ''
}
