import {
  languageFileFormats,
  languageFileKinds,
  maxLanguageFileMegabytes,
} from '@kakehashi/domain/glossary/language-files'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { languageFileProblems } from './language-file-problems.ts'

const kind = z.enum(languageFileKinds)

/** What an import did, or would do. */
export const languageImport = z.strictObject({
  entries: z.int(),
  added: z.int(),
  /** Terms of which the note or the reading was changed. */
  changed: z.int(),
  /** In the office already. */
  unchanged: z.int(),
  /** How many entries cannot be imported. */
  problems: z.int(),
  /** Up to a thousand, in the order of the file. */
  listed: z.array(
    z.strictObject({
      /** The place of the entry in the file, from 1. */
      entry: z.int(),
      /** Its id in the file, if it has one. */
      id: z.string().optional(),
      code: z.enum(languageFileProblems),
      message: z.string(),
    }),
  ),
})
export type LanguageImport = z.output<typeof languageImport>

export const exportLanguageFile = endpoint({
  method: 'GET',
  path: '/api/language-files',
  summary: 'The glossary or the memory as TMX 1.4 or XLIFF 1.2',
  permission: 'glossary.manage',
  query: z.strictObject({ kind, format: z.enum(languageFileFormats) }),
  reply: z.unknown(),
  refusals: [],
  produces: 'application/octet-stream',
})

export const importLanguageFile = endpoint({
  method: 'POST',
  path: '/api/language-files',
  summary: `Check a TMX or XLIFF file of terms or sentences, up to ${maxLanguageFileMegabytes} MB, or import what is right in it`,
  permission: 'glossary.manage',
  query: z.strictObject({ kind, mode: z.enum(['check', 'import']).default('check') }),
  consumes: {
    type: 'multipart/form-data',
    field: 'file',
    maxBytes: maxLanguageFileMegabytes * 1024 * 1024,
  },
  reply: languageImport,
  refusals: [
    'file-missing',
    'file-incomplete',
    'file-too-large',
    'file-empty',
    'language-file-unreadable',
    'language-file-entities',
    'language-file-too-long',
    'too-many-attempts',
  ],
})
