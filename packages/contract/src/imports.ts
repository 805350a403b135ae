import { importKinds, importStates, maxImportMegabytes } from '@kakehashi/domain/data-files/imports'
import { stages } from '@kakehashi/domain/request/stage'
import { z } from 'zod'
import * as field from './fields/fields.ts'
import { pageQuery } from './fields/page-query.ts'
import { endpoint } from './http/endpoint.ts'

const importView = z.strictObject({
  _id: z.uuid(),
  kind: z.enum(importKinds),
  /** The name of the file. Missing once it was erased. */
  name: z.string().optional(),
  askedAt: z.iso.datetime(),
  /** Missing after the account was deleted. */
  askedBy: z.string().optional(),
  state: z.enum(importStates),
  /** Without the titles, once they are counted. */
  lines: z.int().optional(),
  /** How many of them are imported. */
  done: z.int(),
  problems: z.int(),
  finishedAt: z.iso.datetime().optional(),
})
export type ImportView = z.output<typeof importView>

const importDetail = importView.extend({
  /** In the order of the file, up to a thousand. */
  listed: z.array(
    z.strictObject({
      /** In the file, from 1; missing if it is about the file as a whole. */
      line: z.int().optional(),
      /** The title of the column, in the reader's language. */
      column: z.string().optional(),
      message: z.string(),
      /** What was imported from the line, if that is used. */
      used: z
        .union([
          z.strictObject({ kind: z.literal('customer'), _id: z.uuid() }),
          z.strictObject({
            kind: z.literal('request'),
            _id: z.uuid(),
            orderNumber: z.string(),
            stage: z.enum(stages),
          }),
        ])
        .optional(),
    }),
  ),
})
export type ImportDetail = z.output<typeof importDetail>

const params = z.strictObject({ id: field.id })

export const listImports = endpoint({
  method: 'GET',
  path: '/api/imports',
  summary: 'What owners have imported, newest first; the Link header has the next page',
  permission: 'books.read',
  query: pageQuery,
  reply: z.array(importView),
  refusals: ['bad-request'],
})

export const getImport = endpoint({
  method: 'GET',
  path: '/api/imports/:id',
  summary: 'An import with what is wrong, line by line',
  permission: 'books.read',
  params,
  reply: importDetail,
  refusals: ['not-found'],
})

export const checkImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  summary: `Have a CSV file of customers or past requests checked, up to ${maxImportMegabytes} MB; nothing is imported`,
  permission: 'imports.make',
  query: z.strictObject({ kind: z.enum(importKinds) }),
  consumes: {
    type: 'multipart/form-data',
    field: 'file',
    maxBytes: maxImportMegabytes * 1024 * 1024,
  },
  reply: importView,
  refusals: [
    'file-missing',
    'file-incomplete',
    'file-too-large',
    'file-empty',
    'files-unavailable',
    'too-many-attempts',
  ],
})

export const runImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/run',
  summary: 'Import a file that was checked and has no mistakes; nobody is mailed',
  permission: 'imports.make',
  params,
  reply: importView,
  refusals: ['not-found', 'import-not-checked'],
})

export const takeBackImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/take-back',
  summary: 'Take everything out again that was imported, while nothing was done with it',
  permission: 'imports.make',
  params,
  reply: importView,
  refusals: ['not-found', 'import-not-done'],
})
