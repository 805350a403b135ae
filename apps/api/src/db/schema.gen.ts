// Written by schema/generate-schema.ts from the migrations. Do not edit.
import type { Language } from '@kakehashi/domain/language'
import type { Branch, FindSource } from '@kakehashi/domain/people'
import type { ColumnType, Generated } from 'kysely'

export interface DB {
  event_seals: {
    event_id: string
    hash: Buffer
    position: number
  }
  events: {
    actor_id: string | null
    at: Date
    fields: Generated<string[]>
    id: string
    kind: string
    subject_id: string
    subject_kind: string
  }
  heartbeats: {
    beat_at: Date
    part: string
  }
  idempotency_keys: {
    body_hash: Buffer
    created_at: Date
    endpoint: string
    key: string
    person_id: string
    reply: ColumnType<unknown, string, string> | null
    status: number | null
  }
  known_devices: {
    last_used_at: Date
    token_hash: Buffer
    user_id: string
  }
  mailed_tokens: {
    email: string
    expires_at: Date
    purpose: 'verify-email' | 'reset-password'
    token_hash: Buffer
    user_id: string
  }
  recovery_codes: {
    code_hash: Buffer
    user_id: string
  }
  sent_mails: {
    key: string
    sent_at: Date
  }
  sessions: {
    created_at: Date
    ends_at: Date
    id: string
    idle_until: Date
    last_seen_at: Date
    token_hash: Buffer
    user_agent: string
    user_id: string
  }
  settings: {
    changed_at: Date
    key: string
    value: ColumnType<unknown, string, string>
  }
  throttles: {
    count: number
    key: string
    window_ends_at: Date
  }
  unsealed_events: {
    event_id: string
  }
  users: {
    branch: Branch
    created_at: Date
    deleted_at: Date | null
    email: string
    email_verified_at: Date | null
    find: FindSource | null
    first_name: string
    id: string
    is_admin: Generated<boolean>
    is_contractor: Generated<boolean>
    is_owner: Generated<boolean>
    is_translator: Generated<boolean>
    language: Generated<Language>
    last_name: string
    middle_name: string | null
    name_ja: string | null
    name_kana: string | null
    password_hash: string | null
    password_is_short: Generated<boolean>
    phone: string
    totp_last_step: number | null
    totp_pending_secret: Buffer | null
    totp_pending_until: Date | null
    totp_secret: Buffer | null
  }
}
