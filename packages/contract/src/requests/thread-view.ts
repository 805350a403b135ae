import { noteAudiences } from '@kakehashi/domain/request/note-audience'
import { z } from 'zod'

export const messageView = z.strictObject({
  _id: z.uuid(),
  /** The customer's full name, or the office's system sender. */
  name: z.string(),
  comment: z.string(),
  createdAt: z.iso.datetime(),
  /** The actual sender: a customer can register under any name. */
  sender: z.enum(['system', 'staff', 'customer']),
  isOwn: z.boolean(),
  /** For staff: the staff member who wrote it. */
  author: z.string().optional(),
})
export type MessageView = z.output<typeof messageView>

export const noteView = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  comment: z.string(),
  createdAt: z.iso.datetime(),
  isSystem: z.boolean(),
  /** Who reads it. Customers read no notes. */
  audience: z.enum(noteAudiences),
  /** Asked by the translator at the desk. */
  isQuestion: z.boolean(),
})
export type NoteView = z.output<typeof noteView>
