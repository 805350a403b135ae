// Written by schema/generate-schema.ts from the migrations. Do not edit.
import type { Revocation } from '@kakehashi/domain/certificates/certificate'
import type { FolderProblem, RefusedCounts } from '@kakehashi/domain/counter/tray'
import type { ScanRefusal } from '@kakehashi/domain/documents/files'
import type { ReaderPart, ReadingKind } from '@kakehashi/domain/documents/readings'
import type { SignInFailure } from '@kakehashi/domain/people/failed-sign-ins'
import type { RemovalReason } from '@kakehashi/domain/request/file-removal'
import type { Language } from '@kakehashi/domain/language'
import type { Branch, FindSource } from '@kakehashi/domain/people/people'
import type { ExportFormat, ExportKind, ExportState } from '@kakehashi/domain/data-files/exports'
import type { ImportKind, ImportState } from '@kakehashi/domain/data-files/imports'
import type { MonthFigures } from '@kakehashi/domain/payments/books'
import type { Currency, PaymentMethod } from '@kakehashi/domain/payments/methods'
import type { PayEntryKind } from '@kakehashi/domain/payments/pay'
import type { PaperSize } from '@kakehashi/domain/payments/receipt'
import type { TillCount } from '@kakehashi/domain/payments/till'
import type { Visit, WaitingNumberState } from '@kakehashi/domain/counter/waiting-number'
import type { DraftContent } from '@kakehashi/domain/paper-templates/draft'
import type { DateProposal } from '@kakehashi/domain/proposals/propose'
import type { PaperTemplate, PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import type { ReviewCheck } from '@kakehashi/domain/review/checklist'
import type { PrintedPaper } from '@kakehashi/domain/review/printed-paper'
import type { Strokes } from '@kakehashi/domain/request/signature'
import type { LineUnit } from '@kakehashi/domain/price-list/quote-lines'
import type { PriceUnit } from '@kakehashi/domain/price-list/rates'
import type { Command } from '@kakehashi/domain/request/commands'
import type { DeliveryWay, PostalCountry } from '@kakehashi/domain/request/delivery'
import type { RequestEvent } from '@kakehashi/domain/request/events'
import type { NoteAudience } from '@kakehashi/domain/request/note-audience'
import type { NameEntry } from '@kakehashi/domain/request/name-sheet'
import type { HeldNotice, NoticeKind, OptionalNotice } from '@kakehashi/domain/request/notices'
import type { WayOut } from '@kakehashi/domain/request/originals'
import type { ProofAnswer, RemarkOutcome } from '@kakehashi/domain/request/proof'
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
  certificate_hashes: {
    certificate_id: string
    is_translation: boolean
    sha256: Buffer
  }
  certificate_papers: {
    certificate_id: string
    id: string
    key_id: string
    object_key: string
    paper: PaperSize
    sha256: Buffer
    size: number
    wrapped_key: Buffer
  }
  certificates: {
    code: string
    document_name: string
    document_name_ja: string | null
    fetched_at: Date | null
    file_id: string
    from_language: DocumentLanguage
    id: string
    issued_at: Date
    issued_by: string
    original_pages: number | null
    person: string | null
    replaces_id: string | null
    request_id: string
    reviewer_id: string | null
    revoked_at: Date | null
    revoked_because: Revocation | null
    revoked_by: string | null
    revoked_reason: string | null
    to_language: DocumentLanguage
    translation_pages: number | null
    translator_id: string | null
    was_available: Generated<boolean>
  }
  claim_codes: {
    claimed_at: Date | null
    claimed_by: string | null
    code_hash: Buffer
    created_at: Date
    request_id: string
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
  document_proposals: {
    dates: ColumnType<readonly DateProposal[], string, string>
    file_id: string
    made_at: Date
    template: PaperTemplateId | null | null
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
  exports: {
    asked_at: Date
    asked_by: string
    attempt: Generated<number>
    expires_at: Date
    format: ExportFormat
    from_day: string
    id: string
    key_id: string | null
    kind: ExportKind
    language: Language
    object_key: string | null
    row_count: number | null
    size: number | null
    state: ExportState
    to_day: string
    wrapped_key: Buffer | null
  }
  failed_sign_ins: {
    at: Date
    id: string
    network: string
    reason: SignInFailure
    user_id: string | null
  }
  figure_changes: {
    id: Generated<number>
    request_id: string | null
    user_id: string | null
  }
  figure_parts: {
    parts: ColumnType<unknown, string, string>
    request_id: string
  }
  figure_sums: {
    amounts: ColumnType<unknown, string, string>
    day: string
    span: string
  }
  figures_state: {
    counted_until: string | null
    id: Generated<number>
    is_complete: Generated<boolean>
    rules: Generated<number>
    time_zone: Generated<string>
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
    uploader_id: string | null
    withdrawn_at: Date | null
    wrapped_key: Buffer
  }
  glossary_terms: {
    archived_at: Date | null
    created_at: Date
    english: string
    field: string | null
    id: string
    japanese: string
    note: string | null
    reading: string | null
    version: Generated<number>
  }
  heartbeats: {
    beat_at: Date
    part: string
  }
  history_checks: {
    anchors: number | null
    asked_at: Date
    asked_by: string | null
    events: number | null
    finished_at: Date | null
    id: string
    problems: ColumnType<unknown | null, string | null, string | null>
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
  import_problems: {
    code: string
    column_key: string | null
    day: string | null
    import_id: string
    line: number | null
    other_line: number | null
    position: number
    subject_id: string | null
  }
  import_rows: {
    import_id: string
    line: number
    subject_id: string
  }
  imports: {
    asked_at: Date
    asked_by: string
    content_hash: Buffer | null
    done_count: Generated<number>
    expires_at: Date
    finished_at: Date | null
    id: string
    key_id: string | null
    kind: ImportKind
    line_count: number | null
    name: string
    object_key: string | null
    problem_count: Generated<number>
    size: number
    state: ImportState
    wrapped_key: Buffer | null
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
  maintenance_runs: {
    failed_at: Date | null
    problem: string | null
    succeeded_at: Date | null
    task: string
  }
  memory_grams: {
    gram: number
    language: string
    pair_id: string
  }
  memory_pairs: {
    content_hash: Buffer
    created_at: Date
    english: string
    id: string
    japanese: string
    request_id: string | null
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
  month_closings: {
    closed_at: Date
    closed_by: string
    ends_at: Date
    figures: ColumnType<MonthFigures, string, string>
    id: string
    month: string
    reopen_reason: string | null
    reopened_at: Date | null
    reopened_by: string | null
    starts_at: Date
  }
  moved_promises: {
    moved_at: Date
    moved_to: string
    promised_on: string
    request_id: string
  }
  name_entries: {
    changed_at: Date
    changed_by: string
    confirmed_at: Date | null
    confirmed_by: string | null
    created_at: Date
    entry: ColumnType<NameEntry, string, string>
    given_with_order: Generated<boolean>
    id: string
    request_id: string
    version: Generated<number>
    was_confirmed: Generated<boolean>
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
  orders_again: {
    copies: number | null
    earlier_id: string
    request_id: string
  }
  originals: {
    code_shown: Generated<boolean>
    description: string
    id: string
    id_seen: Generated<boolean>
    out_at: Date | null
    out_by: string | null
    out_how: WayOut | null
    out_to: string | null
    pages: number
    received_at: Date
    received_by: string
    removed_at: Date | null
    removed_by: string | null
    removed_reason: string | null
    request_id: string
    shelf: string
    tracking_number: string | null
  }
  paper_template_versions: {
    paper: ColumnType<PaperTemplate, string, string>
    saved_at: Date
    saved_by: string
    template_id: string
    version: number
  }
  paper_templates: {
    archived_at: Date | null
    created_at: Date
    id: string
    replaces: PaperTemplateId | null
    version: number
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
  pay_entries: {
    actor_id: string
    amount_cents: number
    at: Date
    id: string
    kind: PayEntryKind
    pay_id: string
  }
  payments: {
    actor_id: string
    at: Date
    corrects_id: string | null
    difference_cents: number
    given: number | null
    id: string
    is_refund: Generated<boolean>
    method: PaymentMethod | null
    paid_after_cents: number
    request_id: string
    till_id: string | null
    yen: number | null
    yen_rate: number | null
  }
  pays: {
    amount_cents: number
    contractor_id: string
    id: string
    month: string
    paid_at: Date | null
    paid_by: string | null
    request_id: string
    unpaid_reason: string | null
  }
  pickup_codes: {
    code: string
    created_at: Date
    user_id: string
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
  printed_translations: {
    file_id: string
    papers: ColumnType<readonly PrintedPaper[], string, string>
  }
  proof_pictures: {
    created_at: Date
    file_id: string
    key_id: string
    object_key: string
    page_ends: number[]
    size: number
    wrapped_key: Buffer
  }
  proof_remarks: {
    id: string
    line: number | null
    made_at: Date
    outcome: RemarkOutcome | null
    proof_id: string
    remark: string
    reply: string | null
    request_id: string
    settled_at: Date | null
    settled_by: string | null
  }
  proofs: {
    answer: ProofAnswer | null
    answered_at: Date | null
    file_id: string
    id: string
    mailed_at: Date
    request_id: string
    sent_at: Date
    sent_by: string
    sha256: Buffer
  }
  publications: {
    facts: ColumnType<unknown, string, string>
    id: Generated<number>
    published_at: Date
    published_by: string | null
    restored_from: number | null
  }
  quote_lines: {
    position: number
    quantity: number
    request_id: string
    text: string
    text_ja: string | null
    unit: LineUnit
    unit_cents: number
    version: number
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
    quoted_by: string | null
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
  receipt_numbers: {
    last: number
    year: number
  }
  receipts: {
    id: string
    issued_at: Date
    issued_by: string
    number: string
    payment_id: string
    request_id: string
    voided_at: Date | null
    voided_by: string | null
  }
  recovery_codes: {
    code_hash: Buffer
    user_id: string
  }
  recovery_state: {
    events_until: Generated<number>
    is_only_row: Generated<boolean>
    mail_held_at: Date | null
    mails_until: Generated<Date>
    newest_object: Generated<string>
    order_numbers: ColumnType<unknown, string, string>
    recovered_at: Date | null
    restored_object: string | null
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
    imported_at: Date | null
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
    names_asked_at: Date | null
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
  review_checks: {
    check_key: ReviewCheck
    request_id: string
    sha256: Buffer
    ticked_at: Date
    ticked_by: string
  }
  scanner_folder: {
    is_only_row: Generated<boolean>
    problem: FolderProblem | null
    refused: ColumnType<RefusedCounts, string, string>
    seen_at: Date
  }
  search_words: {
    subject_id: string
    subject_kind: 'user' | 'request' | 'term'
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
    minimum_cents: number | null
    name: Generated<string>
    name_ja: string | null
    price_cents: number | null
    price_unit: Generated<PriceUnit>
    quote_ceiling_cents: number | null
    quotes_itself: Generated<boolean>
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
  signatures: {
    actor_id: string
    at: Date
    id: string
    request_id: string
    signed_by: string
    strokes: ColumnType<Strokes, string, string>
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
  system_problems: {
    code: string
    ended_at: Date | null
    mailed_at: Date | null
    part: string
    since: Date
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
  till_movements: {
    actor_id: string
    amount: number
    at: Date
    currency: Currency
    id: string
    reason: string
    till_id: string
  }
  till_sessions: {
    closed_at: Date | null
    closed_by: string | null
    closing_count: ColumnType<TillCount | null, string | null, string | null>
    counted_cents: number | null
    counted_yen: number | null
    difference_reason: string | null
    expected_cents: number | null
    expected_yen: number | null
    id: string
    opened_at: Date
    opened_by: string
    opening_cents: number
    opening_count: ColumnType<TillCount, string, string>
    opening_yen: number
    terminal_cents: number | null
    yen_rate: number
  }
  translation_drafts: {
    content: ColumnType<DraftContent, string, string>
    file_id: string
    saved_at: Date
    saved_by: string
    template: string
    template_version: number | null
    version: number
  }
  tray_documents: {
    arrived_at: Date
    file_id: string
    put_aside_at: Date | null
    sha256: Buffer
    taken_at: Date | null
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
  upload_link_files: {
    file_id: string
    link_id: string
  }
  upload_links: {
    clerk_id: string
    created_at: Date
    ended_at: Date | null
    expires_at: Date
    id: string
    token_hash: Buffer
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
    morning_mail: Generated<boolean>
    morning_mailed_on: string | null
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
  waiting_number_days: {
    day: string
    last: number
  }
  waiting_numbers: {
    called_at: Date | null
    counter: number | null
    day: string
    first_called_at: Date | null
    given_at: Date
    id: string
    number: number
    state: WaitingNumberState
    visit: Visit | null
  }
}

/** What `selectAll` reads. */
export const columns = {
  admin_proposals: [
    'expires_at',
    'proposed_at',
    'proposed_by',
    'user_id',
  ],
  bulk_readings: [
    'id',
    'last_at',
    'reader_id',
    'started_at',
  ],
  certificate_hashes: [
    'certificate_id',
    'is_translation',
    'sha256',
  ],
  certificate_papers: [
    'certificate_id',
    'id',
    'key_id',
    'object_key',
    'paper',
    'sha256',
    'size',
    'wrapped_key',
  ],
  certificates: [
    'code',
    'document_name',
    'document_name_ja',
    'fetched_at',
    'file_id',
    'from_language',
    'id',
    'issued_at',
    'issued_by',
    'original_pages',
    'person',
    'replaces_id',
    'request_id',
    'reviewer_id',
    'revoked_at',
    'revoked_because',
    'revoked_by',
    'revoked_reason',
    'to_language',
    'translation_pages',
    'translator_id',
    'was_available',
  ],
  claim_codes: [
    'claimed_at',
    'claimed_by',
    'code_hash',
    'created_at',
    'request_id',
  ],
  copies: [
    'created_at',
    'file_id',
    'key_id',
    'object_key',
    'size',
    'wrapped_key',
  ],
  counters: [
    'count',
    'key',
  ],
  document_proposals: [
    'dates',
    'file_id',
    'made_at',
    'template',
  ],
  event_seals: [
    'event_id',
    'hash',
    'key_id',
    'position',
  ],
  events: [
    'actor_id',
    'at',
    'fields',
    'id',
    'kind',
    'subject_id',
    'subject_kind',
  ],
  exports: [
    'asked_at',
    'asked_by',
    'attempt',
    'expires_at',
    'format',
    'from_day',
    'id',
    'key_id',
    'kind',
    'language',
    'object_key',
    'row_count',
    'size',
    'state',
    'to_day',
    'wrapped_key',
  ],
  failed_sign_ins: [
    'at',
    'id',
    'network',
    'reason',
    'user_id',
  ],
  figure_changes: [
    'id',
    'request_id',
    'user_id',
  ],
  figure_parts: [
    'parts',
    'request_id',
  ],
  figure_sums: [
    'amounts',
    'day',
    'span',
  ],
  figures_state: [
    'counted_until',
    'id',
    'is_complete',
    'rules',
    'time_zone',
  ],
  files: [
    'attached_at',
    'copy_failed_at',
    'created_at',
    'drawing',
    'hidden_at',
    'hidden_by',
    'hidden_reason',
    'id',
    'key_id',
    'media_type',
    'name',
    'object_key',
    'pages',
    'refusal',
    'removed_at',
    'request_id',
    'role',
    'scanned_at',
    'sha256',
    'size',
    'status',
    'uploader_id',
    'withdrawn_at',
    'wrapped_key',
  ],
  glossary_terms: [
    'archived_at',
    'created_at',
    'english',
    'field',
    'id',
    'japanese',
    'note',
    'reading',
    'version',
  ],
  heartbeats: [
    'beat_at',
    'part',
  ],
  history_checks: [
    'anchors',
    'asked_at',
    'asked_by',
    'events',
    'finished_at',
    'id',
    'problems',
  ],
  idempotency_keys: [
    'body_hash',
    'created_at',
    'endpoint',
    'key',
    'person_id',
    'reply',
    'status',
  ],
  import_problems: [
    'code',
    'column_key',
    'day',
    'import_id',
    'line',
    'other_line',
    'position',
    'subject_id',
  ],
  import_rows: [
    'import_id',
    'line',
    'subject_id',
  ],
  imports: [
    'asked_at',
    'asked_by',
    'content_hash',
    'done_count',
    'expires_at',
    'finished_at',
    'id',
    'key_id',
    'kind',
    'line_count',
    'name',
    'object_key',
    'problem_count',
    'size',
    'state',
    'wrapped_key',
  ],
  known_devices: [
    'last_used_at',
    'token_hash',
    'user_id',
  ],
  mailed_tokens: [
    'email',
    'expires_at',
    'mail_key',
    'purpose',
    'token_hash',
    'user_id',
  ],
  maintenance_runs: [
    'failed_at',
    'problem',
    'succeeded_at',
    'task',
  ],
  memory_grams: [
    'gram',
    'language',
    'pair_id',
  ],
  memory_pairs: [
    'content_hash',
    'created_at',
    'english',
    'id',
    'japanese',
    'request_id',
  ],
  messages: [
    'author_id',
    'comment',
    'created_at',
    'id',
    'name',
    'request_id',
    'sender',
  ],
  month_closings: [
    'closed_at',
    'closed_by',
    'ends_at',
    'figures',
    'id',
    'month',
    'reopen_reason',
    'reopened_at',
    'reopened_by',
    'starts_at',
  ],
  moved_promises: [
    'moved_at',
    'moved_to',
    'promised_on',
    'request_id',
  ],
  name_entries: [
    'changed_at',
    'changed_by',
    'confirmed_at',
    'confirmed_by',
    'created_at',
    'entry',
    'given_with_order',
    'id',
    'request_id',
    'version',
    'was_confirmed',
  ],
  notes: [
    'audience',
    'author_id',
    'comment',
    'created_at',
    'id',
    'is_question',
    'is_system',
    'name',
    'request_id',
  ],
  notices: [
    'created_at',
    'id',
    'kind',
    'not_before',
    'request_id',
    'sent_at',
    'state',
    'user_id',
  ],
  office_drafts: [
    'changed_at',
    'changed_by',
    'facts',
    'id',
  ],
  order_numbers: [
    'last',
    'year',
  ],
  orders_again: [
    'copies',
    'earlier_id',
    'request_id',
  ],
  originals: [
    'code_shown',
    'description',
    'id',
    'id_seen',
    'out_at',
    'out_by',
    'out_how',
    'out_to',
    'pages',
    'received_at',
    'received_by',
    'removed_at',
    'removed_by',
    'removed_reason',
    'request_id',
    'shelf',
    'tracking_number',
  ],
  paper_template_versions: [
    'paper',
    'saved_at',
    'saved_by',
    'template_id',
    'version',
  ],
  paper_templates: [
    'archived_at',
    'created_at',
    'id',
    'replaces',
    'version',
  ],
  passkey_challenges: [
    'challenge_hash',
    'expires_at',
    'purpose',
    'session_id',
  ],
  passkeys: [
    'counter',
    'created_at',
    'credential_id',
    'id',
    'last_used_at',
    'name',
    'public_key',
    'transports',
    'user_id',
  ],
  pay_entries: [
    'actor_id',
    'amount_cents',
    'at',
    'id',
    'kind',
    'pay_id',
  ],
  payments: [
    'actor_id',
    'at',
    'corrects_id',
    'difference_cents',
    'given',
    'id',
    'is_refund',
    'method',
    'paid_after_cents',
    'request_id',
    'till_id',
    'yen',
    'yen_rate',
  ],
  pays: [
    'amount_cents',
    'contractor_id',
    'id',
    'month',
    'paid_at',
    'paid_by',
    'request_id',
    'unpaid_reason',
  ],
  pickup_codes: [
    'code',
    'created_at',
    'user_id',
  ],
  pictures: [
    'bytes',
    'created_at',
    'id',
    'kind',
    'media_type',
    'uploader_id',
  ],
  previews: [
    'created_at',
    'file_id',
    'key_id',
    'object_key',
    'size',
    'wrapped_key',
  ],
  printed_translations: [
    'file_id',
    'papers',
  ],
  proof_pictures: [
    'created_at',
    'file_id',
    'key_id',
    'object_key',
    'page_ends',
    'size',
    'wrapped_key',
  ],
  proof_remarks: [
    'id',
    'line',
    'made_at',
    'outcome',
    'proof_id',
    'remark',
    'reply',
    'request_id',
    'settled_at',
    'settled_by',
  ],
  proofs: [
    'answer',
    'answered_at',
    'file_id',
    'id',
    'mailed_at',
    'request_id',
    'sent_at',
    'sent_by',
    'sha256',
  ],
  publications: [
    'facts',
    'id',
    'published_at',
    'published_by',
    'restored_from',
  ],
  quote_lines: [
    'position',
    'quantity',
    'request_id',
    'text',
    'text_ja',
    'unit',
    'unit_cents',
    'version',
  ],
  quotes: [
    'answer',
    'answer_reason',
    'answered_at',
    'answered_by',
    'deposit_cents',
    'expires_at',
    'paid_before_cents',
    'promised_on',
    'quoted_at',
    'quoted_by',
    'request_id',
    'total_cents',
    'version',
    'withdrawn_at',
  ],
  readings: [
    'at',
    'file_id',
    'id',
    'kind',
    'reader_id',
    'reader_part',
  ],
  receipt_numbers: [
    'last',
    'year',
  ],
  receipts: [
    'id',
    'issued_at',
    'issued_by',
    'number',
    'payment_id',
    'request_id',
    'voided_at',
    'voided_by',
  ],
  recovery_codes: [
    'code_hash',
    'user_id',
  ],
  recovery_state: [
    'events_until',
    'is_only_row',
    'mail_held_at',
    'mails_until',
    'newest_object',
    'order_numbers',
    'recovered_at',
    'restored_object',
  ],
  request_moves: [
    'actor_id',
    'at',
    'before',
    'id',
    'kind',
    'notices',
    'request_id',
    'undo_until',
    'undone_at',
    'undone_by',
  ],
  requests: [
    'accepted_at',
    'admin_viewed',
    'asked_at',
    'awaiting_reply_since',
    'close_reason',
    'closed_at',
    'completed_at',
    'content_erased_at',
    'created_at',
    'customer_unread',
    'declined_by',
    'delay_reason',
    'delivered_at',
    'delivery',
    'deposit_cents',
    'details',
    'document_id',
    'due_on',
    'email',
    'first_name',
    'handler_id',
    'held_move_id',
    'id',
    'imported_at',
    'is_on_hold',
    'last_actor_id',
    'last_at',
    'last_command',
    'last_event',
    'last_name',
    'meeting_place',
    'middle_name',
    'missed_on',
    'name_ja',
    'name_kana',
    'names_asked_at',
    'needed_by',
    'order_number',
    'paid_at',
    'paid_cents',
    'phone',
    'postal_address',
    'postal_code',
    'postal_country',
    'promised_by_staff',
    'promised_on',
    'purpose',
    'quote_version',
    'quoted_at',
    'quotes_made',
    'recipient',
    'released_at',
    'remind_at',
    'retention_told_at',
    'returned_at',
    'reviewed_at',
    'service_id',
    'service_name',
    'source_language',
    'stage',
    'target_language',
    'total_cents',
    'translated_at',
    'translation_id',
    'translator_id',
    'user_id',
    'usual_working_days',
    'version',
  ],
  review_checks: [
    'check_key',
    'request_id',
    'sha256',
    'ticked_at',
    'ticked_by',
  ],
  scanner_folder: [
    'is_only_row',
    'problem',
    'refused',
    'seen_at',
  ],
  search_words: [
    'subject_id',
    'subject_kind',
    'word',
  ],
  sent_mails: [
    'key',
    'sent_at',
  ],
  services: [
    'archived_at',
    'created_at',
    'description',
    'description_ja',
    'icon',
    'id',
    'image',
    'kind',
    'minimum_cents',
    'name',
    'name_ja',
    'price_cents',
    'price_unit',
    'quote_ceiling_cents',
    'quotes_itself',
    'slug',
    'usual_working_days',
  ],
  sessions: [
    'created_at',
    'ends_at',
    'id',
    'idle_until',
    'is_shared',
    'last_seen_at',
    'passkey_id',
    'previous_token_hash',
    'previous_until',
    'proved_at',
    'token_hash',
    'user_agent',
    'user_id',
  ],
  settings: [
    'changed_at',
    'key',
    'value',
  ],
  signatures: [
    'actor_id',
    'at',
    'id',
    'request_id',
    'signed_by',
    'strokes',
  ],
  site_files: [
    'body',
    'brotli',
    'content_type',
    'gzip',
    'path',
    'policy',
    'source',
    'version_id',
  ],
  site_versions: [
    'build',
    'id',
    'publication_id',
    'rendered_at',
  ],
  system_problems: [
    'code',
    'ended_at',
    'mailed_at',
    'part',
    'since',
  ],
  team_members: [
    'position',
    'role_en',
    'role_ja',
    'user_id',
  ],
  throttles: [
    'count',
    'key',
    'window_ends_at',
  ],
  till_movements: [
    'actor_id',
    'amount',
    'at',
    'currency',
    'id',
    'reason',
    'till_id',
  ],
  till_sessions: [
    'closed_at',
    'closed_by',
    'closing_count',
    'counted_cents',
    'counted_yen',
    'difference_reason',
    'expected_cents',
    'expected_yen',
    'id',
    'opened_at',
    'opened_by',
    'opening_cents',
    'opening_count',
    'opening_yen',
    'terminal_cents',
    'yen_rate',
  ],
  translation_drafts: [
    'content',
    'file_id',
    'saved_at',
    'saved_by',
    'template',
    'template_version',
    'version',
  ],
  tray_documents: [
    'arrived_at',
    'file_id',
    'put_aside_at',
    'sha256',
    'taken_at',
  ],
  unread_marks: [
    'marked_at',
    'request_id',
    'user_id',
  ],
  unsealed_events: [
    'event_id',
  ],
  upkeep: [
    'done_until',
    'what',
  ],
  upload_link_files: [
    'file_id',
    'link_id',
  ],
  upload_links: [
    'clerk_id',
    'created_at',
    'ended_at',
    'expires_at',
    'id',
    'token_hash',
  ],
  users: [
    'absent_from',
    'absent_until',
    'branch',
    'created_at',
    'deleted_at',
    'email',
    'email_verified_at',
    'erase_at',
    'erased_at',
    'find',
    'first_name',
    'former_roles',
    'id',
    'is_admin',
    'is_contractor',
    'is_owner',
    'is_translator',
    'language',
    'last_name',
    'may_assign',
    'middle_name',
    'morning_mail',
    'morning_mailed_on',
    'muted_notices',
    'name_ja',
    'name_kana',
    'new_email',
    'new_email_at',
    'password_hash',
    'password_is_short',
    'phone',
    'totp_last_step',
    'totp_pending_secret',
    'totp_pending_until',
    'totp_secret',
  ],
  waiting_number_days: [
    'day',
    'last',
  ],
  waiting_numbers: [
    'called_at',
    'counter',
    'day',
    'first_called_at',
    'given_at',
    'id',
    'number',
    'state',
    'visit',
  ],
}
