import { updateRequest } from '@kakehashi/contract/requests/request-commands'
import type { SentBody } from '@kakehashi/contract/http/endpoint'
import type { ProofReply } from '@kakehashi/contract/requests/proof-view'
import * as proofs from '@kakehashi/contract/requests/proofs'
import * as drafts from '@kakehashi/contract/requests/translation-drafts'
import { contentOf } from '@kakehashi/domain/paper-templates/testing/filled-paper'
import { familyRegisterChecklist } from '@kakehashi/domain/paper-templates/testing/family-registers'
import * as api from './office-api.ts'
import type { Person } from './people.ts'

/** Calls about the proof copy of a request. */

function readProof(who: Person, id: string): Promise<ProofReply> {
  return api.ask(who, { path: api.filled(proofs.getProof.path, id), method: 'GET' })
}

export async function sendProof(id: string): Promise<void> {
  const { path, method } = proofs.sendProof
  await api.ask(await api.staff('admin'), { path: api.filled(path, id), method, body: {} })
}

export async function approveProof(who: Person, id: string): Promise<void> {
  const { proof } = await readProof(who, id)
  const { path, method } = proofs.approveProof
  const full = api.filled(api.filled(path, id), proof?._id ?? '')
  await api.ask(who, { path: full, method, body: {} })
}

export async function askForChange(
  who: Person,
  id: string,
  body: SentBody<typeof proofs.askForProofChange>,
): Promise<void> {
  const { proof } = await readProof(who, id)
  const { path, method } = proofs.askForProofChange
  const full = api.filled(api.filled(path, id), proof?._id ?? '')
  await api.ask(who, { path: full, method, body })
}

/** Answers the last remark. */
export async function settleRemark(
  id: string,
  body: SentBody<typeof proofs.settleRemark>,
): Promise<void> {
  const clerk = await api.staff('admin')
  const { remarks } = await readProof(clerk, id)
  const { path, method } = proofs.settleRemark
  const full = api.filled(api.filled(path, id), remarks.at(-1)?._id ?? '')
  await api.ask(clerk, { path: full, method, body })
}

/** A family register, made from its template and handed in for review. */
export async function reviewedRegister(customer: Person) {
  const document = await api.sendDocument(customer)
  const request = await api.sendRequest(customer, { document, fromLanguage: 'ja' })
  const { _id: id } = request
  await api.advanceTo(id, 'translate')
  const owner = await api.staff('owner')
  const [family] = familyRegisterChecklist.families
  if (!family) throw new Error('no sample family')
  const { saveTranslationDraft: save, makeTranslation: make } = drafts
  await api.ask(owner, {
    method: save.method,
    path: api.filled(api.filled(save.path, id), document.split('/').at(-1) ?? ''),
    body: {
      version: 0,
      template: 'family-register',
      content: contentOf('family-register', family),
    },
  })
  const { translation } = await api.ask<{ translation: string }>(owner, {
    method: make.method,
    path: api.filled(make.path, id),
    body: { paper: 'a4' },
  })
  await api.change(id, updateRequest, { isTranslated: true, translation }, owner)
  return request
}
