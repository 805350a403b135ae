import { folderProblems, trayRefusals } from '@kakehashi/domain/counter/tray'
import { z } from 'zod'
import { fileView } from './documents/file-view.ts'
import * as field from './fields/fields.ts'
import { endpoint } from './http/endpoint.ts'

const trayDocument = fileView.extend({
  /** Left out of the tray by a clerk, who can put it back. */
  isPutAside: z.boolean(),
})
export type TrayDocument = z.output<typeof trayDocument>

export const listTray = endpoint({
  method: 'GET',
  path: '/api/tray',
  summary: 'Documents from the scanner that are in no request yet, newest first',
  permission: 'requests.process',
  reply: z.strictObject({
    /** Whether this office has a scanner folder. */
    isOn: z.boolean(),
    /** Why no document arrives at the moment. */
    problem: z.enum(folderProblems).optional(),
    /** Files that the folder still has, because they could not be taken in. */
    refused: z.array(z.strictObject({ code: z.enum(trayRefusals), count: z.int() })),
    documents: z.array(trayDocument),
  }),
  refusals: [],
})

export const changeTrayDocument = endpoint({
  method: 'PUT',
  path: '/api/tray/:fileId',
  summary: 'Put a document from the scanner aside, or back into the tray',
  permission: 'requests.process',
  params: z.strictObject({ fileId: field.id }),
  body: z.strictObject({ isPutAside: z.boolean() }),
  reply: trayDocument,
  refusals: ['file-gone'],
})
