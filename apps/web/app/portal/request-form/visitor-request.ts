import {
  createVisitorDraft,
  deleteVisitorDraft,
  readVisitorDraft,
  saveVisitorDraft,
  type VisitorDraft,
} from '@kakehashi/browser/visitor-draft'
import { deleteVisitorFiles } from '@kakehashi/browser/visitor-files'
import type { RegistrationAnswers } from '../../account/registration-form.tsx'
import type { Upload } from '../../request/uploads/upload.ts'
import { readValues } from './request-draft.ts'
import { blankRequest, isBlankRequest, type RequestValues } from './request-values.ts'

export type VisitorFile = Omit<Upload, 'state'>

/** A request that a visitor enters at /start, before there is an account. */
export interface VisitorRequest {
  /** Idempotency key, also used for the request that is sent after registration. */
  readonly key: string
  /** The link that opened the form. Its preselection is applied once. */
  readonly link: string
  readonly values: RequestValues
  readonly files: readonly VisitorFile[]
  /** Answers for the account, without the password. */
  readonly account?: RegistrationAnswers
  /**
   * Set when the visitor goes on to an account: 'open' shows the form after login, 'send' also sends
   * it. Until then nobody who signs in on this computer gets these answers without being asked.
   */
  readonly next?: 'open' | 'send' | undefined
}

export interface StoredVisitorRequest extends Omit<VisitorDraft, 'content'> {
  readonly request: VisitorRequest
}

export function newVisitorRequest(): StoredVisitorRequest {
  const { content: _, ...draft } = createVisitorDraft({})
  const key = crypto.randomUUID()
  return { ...draft, request: { key, link: '', values: blankRequest, files: [] } }
}

export function readVisitorRequest(): StoredVisitorRequest | undefined {
  const draft = readVisitorDraft()
  if (!draft) return undefined
  const { content, ...rest } = draft
  const { key, link, values, files, account, next } = content
  if (typeof key !== 'string' || typeof link !== 'string') return undefined
  return {
    ...rest,
    request: {
      key,
      link,
      values: readValues(values),
      files: Array.isArray(files) ? (files as VisitorFile[]) : [],
      account: { ...(account as RegistrationAnswers | undefined) },
      ...((next === 'open' || next === 'send') && { next }),
    },
  }
}

export function saveVisitorRequest({ request, ...draft }: StoredVisitorRequest): void {
  saveVisitorDraft({ ...draft, content: { ...request } })
}

export function isBlank({ values, files }: VisitorRequest): boolean {
  return files.length === 0 && isBlankRequest(values)
}

/** Deletes the answers and the files. */
export function deleteVisitorRequest(stored: StoredVisitorRequest): void {
  deleteVisitorDraft(stored)
  void deleteVisitorFiles(stored)
}
