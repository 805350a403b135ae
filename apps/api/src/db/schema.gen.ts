// Written by schema/generate-schema.ts from the migrations. Do not edit.
import type { ScanRefusal } from '@kakehashi/domain/documents/files'
import type { ReaderPart, ReadingKind } from '@kakehashi/domain/documents/readings'
import type { SignInFailure } from '@kakehashi/domain/people/failed-sign-ins'
import type { RemovalReason } from '@kakehashi/domain/request/file-removal'
import type { Language } from '@kakehashi/domain/language'
import type { Branch, FindSource } from '@kakehashi/domain/people/people'
import type { Command } from '@kakehashi/domain/request/commands'
import type { DeliveryWay, PostalCountry } from '@kakehashi/domain/request/delivery'
import type { RequestEvent } from '@kakehashi/domain/request/events'
import type { NoteAudience } from '@kakehashi/domain/request/note-audience'
import type { HeldNotice, NoticeKind, OptionalNotice } from '@kakehashi/domain/request/notices'
import type { DocumentLanguage, Purpose } from '@kakehashi/domain/request/submitted-details'
import type { Stage } from '@kakehashi/domain/request/stage'
import type { UndoableMove } from '@kakehashi/domain/request/undo'
import type { ServiceKind } from '@kakehashi/domain/services'
import type { ColumnType, Generated } from 'kysely'

export interface DB {
  admin_proposals: {
    expires_at: Date
    proposed_at: Date
    proposed_by: string
    user_id: string
  }
  bulk_readings: {
    id: string
    last_at: Date
    reader_id: string
    started_at: Date
  }
  copies: {
    created_at: Date
    file_id: string
    key_id: string
    object_key: string
    size: number
    wrapped_key: Buffer
  }
  counters: {
    count: number
    key: string
  }
  event_seals: {
    event_id: string
    hash: Buffer
    key_id: string | null
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
  failed_sign_ins: {
    at: Date
    id: string
    network: string
    reason: SignInFailure
    user_id: string | null
  }
  files: {
    attached_at: Date | null
    copy_failed_at: Date | null
    created_at: Date
    drawing: 'waiting' | 'drawn' | 'failed' | null
    hidden_at: Date | null
    hidden_by: string | null
    hidden_reason: RemovalReason | null
    id: string
    key_id: string
    media_type: string
    name: string
    object_key: string
    pages: number | null
    refusal: ScanRefusal | null
    removed_at: Date | null
    request_id: string | null
    role: 'document' | 'translation'
    scanned_at: Date | null
    sha256: Buffer
    size: number
    status: 'pending' | 'clean' | 'refused' | 'not-scanned'
    uploader_id: string
    withdrawn_at: Date | null
    wrapped_key: Buffer
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
    reply: ColumnType<unknown | null, string | null, string | null>
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
    mail_key: string | null
    purpose: 'verify-email' | 'reset-password' | 'keep-account'
    token_hash: Buffer
    user_id: string
  }
  messages: {
    author_id: string | null
    comment: string
    created_at: Date
    id: string
    name: string
    request_id: string
    sender: 'system' | 'staff' | 'customer'
  }
  moved_promises: {
    moved_at: Date
    moved_to: string
    promised_on: string
    request_id: string
  }
  notes: {
    audience: Generated<NoteAudience>
    author_id: string | null
    comment: string
    created_at: Date
    id: string
    is_question: Generated<boolean>
    is_system: Generated<boolean>
    name: string
    request_id: string
  }
  notices: {
    created_at: Date
    id: string
    kind: NoticeKind
    not_before: Date | null
    request_id: string
    sent_at: Date | null
    state: Generated<'queued' | 'sent' | 'failed' | 'unwanted'>
    user_id: string | null
  }
  office_drafts: {
    changed_at: Date
    changed_by: string
    facts: ColumnType<unknown, string, string>
    id: Generated<number>
  }
  order_numbers: {
    last: number
    year: number
  }
  passkey_challenges: {
    challenge_hash: Buffer
    expires_at: Date
    purpose: 'add' | 'sign-in' | 'proof'
    session_id: string | null
  }
  passkeys: {
    counter: number
    created_at: Date
    credential_id: Buffer
    id: string
    last_used_at: Date | null
    name: string
    public_key: Buffer
    transports: string[]
    user_id: string
  }
  payments: {
    actor_id: string
    at: Date
    difference_cents: number
    id: string
    is_refund: Generated<boolean>
    paid_after_cents: number
    request_id: string
  }
  pictures: {
    bytes: Buffer
    created_at: Date
    id: string
    kind: 'image' | 'icon'
    media_type: string
    uploader_id: string
  }
  previews: {
    created_at: Date
    file_id: string
    key_id: string
    object_key: string
    size: number
    wrapped_key: Buffer
  }
  publications: {
    facts: ColumnType<unknown, string, string>
    id: Generated<number>
    published_at: Date
    published_by: string | null
    restored_from: number | null
  }
  quotes: {
    answer: 'accepted' | 'declined' | null
    answer_reason: string | null
    answered_at: Date | null
    answered_by: string | null
    deposit_cents: number
    expires_at: Date
    paid_before_cents: Generated<number>
    promised_on: string | null
    quoted_at: Date
    quoted_by: string
    request_id: string
    total_cents: number
    version: number
    withdrawn_at: Date | null
  }
  readings: {
    at: Date
    file_id: string
    id: string
    kind: ReadingKind
    reader_id: string
    reader_part: ReaderPart
  }
  recovery_codes: {
    code_hash: Buffer
    user_id: string
  }
  request_moves: {
    actor_id: string
    at: Date
    before: ColumnType<Readonly<Record<string, unknown>>, string, string>
    id: string
    kind: UndoableMove | 'stepBack'
    notices: ColumnType<readonly HeldNotice[], string, string>
    request_id: string
    undo_until: Date | null
    undone_at: Date | null
    undone_by: string | null
  }
  requests: {
    accepted_at: Date | null
    admin_viewed: Generated<boolean>
    asked_at: Date | null
    awaiting_reply_since: Date | null
    close_reason: string | null
    closed_at: Date | null
    completed_at: Date | null
    content_erased_at: Date | null
    created_at: Date
    customer_unread: Generated<number>
    declined_by: Generated<string[]>
    delay_reason: string | null
    delivered_at: Date | null
    delivery: Generated<DeliveryWay>
    deposit_cents: Generated<number>
    details: Generated<string>
    document_id: string | null
    due_on: string | null
    email: string
    first_name: string
    handler_id: string | null
    held_move_id: string | null
    id: string
    is_on_hold: Generated<boolean>
    last_actor_id: string | null
    last_at: Date
    last_command: ColumnType<Command | null, string | null, string | null>
    last_event: Generated<RequestEvent>
    last_name: string
    meeting_place: string | null
    middle_name: string | null
    missed_on: string | null
    name_ja: string | null
    name_kana: string | null
    needed_by: string | null
    order_number: string
    paid_at: Date | null
    paid_cents: Generated<number>
    phone: string
    postal_address: string | null
    postal_code: string | null
    postal_country: PostalCountry | null
    promised_by_staff: Generated<boolean>
    promised_on: string | null
    purpose: Purpose | null
    quote_version: Generated<number>
    quoted_at: Date | null
    quotes_made: Generated<number>
    recipient: string | null
    released_at: Date | null
    remind_at: Date | null
    retention_told_at: Date | null
    returned_at: Date | null
    reviewed_at: Date | null
    service_id: string
    service_name: string
    source_language: DocumentLanguage | null
    stage: Generated<Stage>
    target_language: DocumentLanguage | null
    total_cents: Generated<number>
    translated_at: Date | null
    translation_id: string | null
    translator_id: string | null
    user_id: string
    usual_working_days: number
    version: Generated<number>
  }
  search_words: {
    subject_id: string
    subject_kind: 'user' | 'request'
    word: string
  }
  sent_mails: {
    key: string
    sent_at: Date
  }
  services: {
    archived_at: Date | null
    created_at: Date
    description: Generated<string>
    description_ja: string | null
    icon: Generated<string>
    id: string
    image: Generated<string>
    kind: Generated<ServiceKind>
    name: Generated<string>
    name_ja: string | null
    price_cents: number | null
    slug: Generated<string>
    usual_working_days: Generated<number>
  }
  sessions: {
    created_at: Date
    ends_at: Date
    id: string
    idle_until: Date
    is_shared: Generated<boolean>
    last_seen_at: Date
    passkey_id: string | null
    previous_token_hash: Buffer | null
    previous_until: Date | null
    proved_at: Date | null
    token_hash: Buffer
    user_agent: string
    user_id: string
  }
  settings: {
    changed_at: Date
    key: string
    value: ColumnType<unknown, string, string>
  }
  site_files: {
    body: Buffer
    brotli: Buffer | null
    content_type: string
    gzip: Buffer | null
    path: string
    policy: ColumnType<unknown | null, string | null, string | null>
    source: string | null
    version_id: number
  }
  site_versions: {
    build: string
    id: Generated<number>
    publication_id: number | null
    rendered_at: Date
  }
  team_members: {
    position: number
    role_en: string
    role_ja: string
    user_id: string
  }
  throttles: {
    count: number
    key: string
    window_ends_at: Date
  }
  unread_marks: {
    marked_at: Date
    request_id: string
    user_id: string
  }
  unsealed_events: {
    event_id: string
  }
  upkeep: {
    done_until: string
    what: string
  }
  users: {
    absent_from: string | null
    absent_until: string | null
    branch: Branch
    created_at: Date
    deleted_at: Date | null
    email: string
    email_verified_at: Date | null
    erase_at: Date | null
    erased_at: Date | null
    find: FindSource | null
    first_name: string
    former_roles: Generated<string[]>
    id: string
    is_admin: Generated<boolean>
    is_contractor: Generated<boolean>
    is_owner: Generated<boolean>
    is_translator: Generated<boolean>
    language: Generated<Language>
    last_name: string
    may_assign: Generated<boolean>
    middle_name: string | null
    muted_notices: Generated<OptionalNotice[]>
    name_ja: string | null
    name_kana: string | null
    new_email: string | null
    new_email_at: Date | null
    password_hash: string | null
    password_is_short: Generated<boolean>
    phone: string
    totp_last_step: number | null
    totp_pending_secret: Buffer | null
    totp_pending_until: Date | null
    totp_secret: Buffer | null
  }
}
