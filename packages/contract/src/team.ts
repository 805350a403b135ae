import { z } from 'zod'
import { line } from './fields/fields.ts'
import { endpoint } from './http/endpoint.ts'

const roleText = line(80).pipe(z.string().min(1, { error: 'words-required' }))
const member = z.strictObject({
  userId: z.uuid({ error: 'person-required' }),
  /** 'Reviewer, Japanese and English' */
  role: z.strictObject({ en: roleText, ja: roleText }),
})

export const teamBody = z.strictObject({ members: z.array(member).max(50) })

const teamReply = z.strictObject({
  members: z.array(member),
  /** Everybody who works here and can be named, by name. */
  staff: z.array(z.strictObject({ userId: z.uuid(), name: z.string() })),
})
export type Team = z.output<typeof teamReply>

export const getTeam = endpoint({
  method: 'GET',
  path: '/api/office/team',
  summary: 'The people whom the website names, in order, and everybody who could be named',
  permission: 'office.describe',
  reply: teamReply,
  refusals: [],
})

export const changeTeam = endpoint({
  method: 'PUT',
  path: '/api/office/team',
  summary: 'Choose the people whom the website names; it takes effect at once',
  permission: 'office.publish',
  body: teamBody,
  reply: teamReply,
  refusals: ['not-staff', 'fresh-password-required', 'fresh-code-required'],
})
