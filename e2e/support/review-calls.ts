import * as drafts from '@kakehashi/contract/requests/translation-drafts'
import { updateRequest } from '@kakehashi/contract/requests/request-commands'
import { contentOf } from '@kakehashi/domain/paper-templates/testing/filled-paper'
import { familyRegisterChecklist } from '@kakehashi/domain/paper-templates/testing/family-registers'
import * as api from './office-api.ts'
import type { Person } from './people.ts'

const [family] = familyRegisterChecklist.families
if (!family) throw new Error('no sample family')
const content = contentOf('family-register', family)

/** Fields of the first person that are translated in another way. */
type Translated = Readonly<Record<string, string>>

function registerWith(fields: Translated): typeof content {
  const [first = {}, ...others] = content['person'] ?? []
  const changed = Object.entries(fields).map(([key, target]) => [
    key,
    { source: first[key]?.source ?? '', target },
  ])
  return { ...content, person: [{ ...first, ...Object.fromEntries(changed) }, ...others] }
}

/** A request whose document is a family register, at the stage of translation. */
export async function registerToTranslate(
  customer: Person,
): Promise<{ readonly id: string; readonly document: string }> {
  const path = await api.sendDocument(customer)
  const { _id: id } = await api.sendRequest(customer, { document: path, fromLanguage: 'ja' })
  await api.advanceTo(id, 'translate')
  return { id, document: path.split('/').at(-1) ?? '' }
}

/** Fills in its template, makes the PDF and submits it, as the translator does. */
export async function handInRegister(
  { id, document }: { readonly id: string; readonly document: string },
  fields: Translated = {},
  version = 0,
): Promise<void> {
  const translator = await api.staff('translator')
  const { saveTranslationDraft: save, makeTranslation: make } = drafts
  await api.ask(translator, {
    method: save.method,
    path: api.filled(save.path, id).replace(':documentId', document),
    body: { version, template: 'family-register', content: registerWith(fields) },
  })
  const { translation } = await api.ask<{ translation: string }>(translator, {
    method: make.method,
    path: api.filled(make.path, id),
    body: { paper: 'a4' },
  })
  await api.change(id, updateRequest, { isTranslated: true, translation }, translator)
}
