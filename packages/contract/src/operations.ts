import { publicStates } from '@kakehashi/domain/system/public-status'
import { findingCodes, systemParts } from '@kakehashi/domain/system/system-check'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'

/** State of a dependency; 'absent' if this installation does not use it. */
export const dependencyState = z.enum(['up', 'down', 'absent'])
export type DependencyState = z.output<typeof dependencyState>

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'The state of each dependency except the virus scanner; 503 if one is down',
  permission: 'anyone',
  reply: z.strictObject({
    status: z.enum(['up', 'down']),
    parts: z.strictObject({
      database: dependencyState,
      worker: dependencyState,
      mail: dependencyState,
      files: dependencyState,
    }),
  }),
  refusals: ['unavailable'],
})

const publicState = z.enum(publicStates)
const publicStatus = z.strictObject({
  checkedAt: z.iso.datetime(),
  orders: publicState,
  documents: publicState,
  mail: publicState,
})
export type PublicStatusReply = z.output<typeof publicStatus>

export const status = endpoint({
  method: 'GET',
  path: '/api/status',
  summary: 'What works at the moment, for visitors; 200 also if nothing does',
  permission: 'anyone',
  reply: publicStatus,
  refusals: [],
})

const finding = z.strictObject({
  part: z.enum(systemParts),
  code: z.enum(findingCodes),
  /** Since when, when last, or until when. */
  at: z.iso.datetime().optional(),
  /** How many mails, documents or jobs wait. */
  count: z.int().optional(),
  freeBytes: z.number().optional(),
  sizeBytes: z.number().optional(),
})

export const systemCheck = endpoint({
  method: 'GET',
  path: '/api/system-check',
  summary: 'Whether mail, virus checks, storage, background work and backups are all right',
  permission: 'system.read',
  reply: z.strictObject({ checkedAt: z.iso.datetime(), findings: z.array(finding) }),
  refusals: ['unavailable'],
})

export const ready = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Whether this process can receive traffic',
  permission: 'anyone',
  reply: z.strictObject({ status: z.literal('ready') }),
  refusals: ['unavailable'],
})

export const openApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This API as OpenAPI 3.1',
  permission: 'anyone',
  reply: z.record(z.string(), z.unknown()),
  refusals: [],
})

export const apiDocs = endpoint({
  method: 'GET',
  path: '/api/docs',
  summary: 'This API as an HTML page',
  permission: 'anyone',
  reply: z.string(),
  refusals: [],
  produces: 'text/html',
})
