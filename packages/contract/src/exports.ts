import { exportFormats, exportKinds, exportStates } from '@kakehashi/domain/data-files/exports'
import { z } from 'zod'
import * as field from './fields/fields.ts'
import { pageQuery } from './fields/page-query.ts'
import type { Problem } from './fields/problems.ts'
import { endpoint } from './http/endpoint.ts'
import { day } from './requests/request-fields.ts'

const exportView = z.strictObject({
  _id: z.uuid(),
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  /** Office days, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  askedAt: z.iso.datetime(),
  /** Missing after the account was deleted. */
  askedBy: z.string().optional(),
  state: z.enum(exportStates),
  /** Once it was written. */
  rows: z.int().optional(),
  bytes: z.int().optional(),
  /** When the file is deleted. */
  expiresAt: z.iso.datetime(),
})
export type ExportView = z.output<typeof exportView>

export const listExports = endpoint({
  method: 'GET',
  path: '/api/exports',
  summary: 'What owners have exported, newest first; the Link header has the next page',
  permission: 'books.read',
  query: pageQuery,
  reply: z.array(exportView),
  refusals: ['bad-request'],
})

export const askForExport = endpoint({
  method: 'POST',
  path: '/api/exports',
  summary:
    'Have the requests, payments or customers of a period written into a file, which is kept for a day',
  permission: 'books.read',
  body: z
    .strictObject({
      kind: z.enum(exportKinds, 'choose-from-list' satisfies Problem),
      format: z.enum(exportFormats, 'choose-from-list' satisfies Problem),
      /** Office days, both included. */
      from: day,
      to: day,
    })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'until-before-from' satisfies Problem,
    }),
  reply: exportView,
  refusals: ['too-many-attempts'],
})

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/exports/:id/file',
  summary: 'The file of an export, until a day after it was asked for',
  permission: 'exports.fetch',
  params: z.strictObject({ id: field.id }),
  reply: z.unknown(),
  refusals: ['export-gone', 'files-unavailable'],
  whenAbsent: 'export-gone',
  produces: 'application/octet-stream',
})
