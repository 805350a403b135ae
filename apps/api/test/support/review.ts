import * as contract from '@kakehashi/contract/requests/review'
import type { ReviewView } from '@kakehashi/contract/requests/review-view'
import type { ReviewCheck } from '@kakehashi/domain/review/checklist'
import type { SignedInUser } from './office.ts'
import type { RequestCalls } from './request-calls.ts'
import { draftsOf, sampleContent } from './translation-drafts.ts'

/** Calls about the review of a request. */
export function reviewOf(by: SignedInUser, requestId: string) {
  const params = { requestId }
  const tick = (translation: string, check: ReviewCheck, isTicked = true) =>
    by.browser.call(contract.tickCheck, { params, body: { translation, check, isTicked } })
  return {
    read: () => by.browser.call(contract.getReview, { params }),
    tick,
    async tickAll(): Promise<void> {
      const { body } = await by.browser.call(contract.getReview, { params })
      for (const { check } of body.checks) await tick(body.translation?.file ?? '', check)
    },
  }
}

/** The sample register, with another text in one field of its first person. */
export function registerWith(fields: Readonly<Record<string, string>>) {
  const content = sampleContent('family-register')
  const [first = {}, ...others] = content['person'] ?? []
  const changed = Object.entries(fields).map(([key, target]) => [
    key,
    { source: first[key]?.source ?? '', target },
  ])
  return { ...content, person: [{ ...first, ...Object.fromEntries(changed) }, ...others] }
}

/** Makes the translation from the filled register and submits it. */
export async function handInRegister(
  calls: RequestCalls,
  by: SignedInUser,
  about: { readonly id: string; readonly document: string; readonly version?: number },
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { id, document, version = 0 } = about
  const drafts = draftsOf(by, id)
  const content = registerWith(fields)
  const saved = await drafts.save(document, { version, content })
  if (saved.status !== 200) throw new Error(`the draft returned ${saved.status}`)
  const { body } = await drafts.make()
  await calls.put(by, id, '', { isTranslated: true, translation: body.translation })
  return body.file._id
}

/** 'Name: [-Emma-]{+Ema+}' of each changed line. */
export function changedLines({ papers = [] }: ReviewView): string[] {
  const lines = papers.flatMap(({ groups }) =>
    groups.flatMap(({ sections }) => sections.flatMap((section) => section.lines)),
  )
  const mark = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const
  return lines
    .filter(({ change }) => change !== null)
    .map(({ label, parts }) => {
      const text = parts.map(({ kind, text: part }) => `${mark[kind][0]}${part}${mark[kind][1]}`)
      return `${label.en}: ${text.join('')}`
    })
}
