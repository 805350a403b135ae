import type { ReceivedMail, RunningOffice } from './running-office.ts'
import { phoneOf, type Writes } from './writes.ts'

interface PlantedFault {
  readonly what: string
  /** The line that has to fail. */
  readonly reported: RegExp
  readonly plant: () => unknown
}

/** Damages an office in every way that the verification looks for. */
export async function plantFaults(office: RunningOffice, writes: Writes): Promise<PlantedFault[]> {
  // Triggers and references would refuse most of it.
  await office.query('alter role postgres set session_replication_role = replica')
  const faults = [...faultsInDatabase(office, writes), ...faultsInMails(office, writes)]
  for (const { plant } of faults) await plant()
  return faults
}

function faultsInDatabase({ query }: RunningOffice, writes: Writes): PlantedFault[] {
  const [lostMessage, doubledMessage] = writes.messages.keys()
  const [lostNote, doubledNote] = writes.notes.keys()
  const [lostOrder, doubledOrder, order] = writes.orders.keys()
  const [account] = writes.registered
  const [changedPhone] = writes.phones.keys()
  const [file, otherFile] = writes.files.map(({ path }) => path.split('/').at(-1))
  const remove = (table: string, column: string, value: unknown) =>
    query(`delete from ${table} where ${column} = $1`, [value])
  /** Inserts a row again, with another id. */
  const double = (table: string, column: string, value: unknown, also = '{}') =>
    query(
      `insert into ${table} select (jsonb_populate_record(null::${table},
        to_jsonb(t) || jsonb_build_object('id', gen_random_uuid()) || $2)).*
      from ${table} t where ${column} = $1`,
      [value, also],
    )
  return [
    {
      what: 'a message is lost',
      reported: /messages acknowledged: 1 lost/,
      plant: () => remove('messages', 'comment', lostMessage),
    },
    {
      what: 'a message is stored twice',
      reported: /messages acknowledged: .* 1 doubled/,
      plant: () => double('messages', 'comment', doubledMessage),
    },
    {
      what: 'a note is lost',
      reported: /notes acknowledged: 1 lost/,
      plant: () => remove('notes', 'comment', lostNote),
    },
    {
      what: 'a note is stored twice',
      reported: /notes acknowledged: .* 1 doubled/,
      plant: () => double('notes', 'comment', doubledNote),
    },
    {
      what: 'an order is lost',
      reported: /orders acknowledged: 1 lost/,
      plant: () => remove('requests', 'details', lostOrder),
    },
    {
      what: 'an order is stored twice',
      reported: /orders acknowledged: .* 1 doubled/,
      plant: () => double('requests', 'details', doubledOrder, '{"order_number":"K-1"}'),
    },
    {
      what: 'an account is lost',
      reported: /accounts acknowledged: 1 lost/,
      plant: () => remove('users', 'email', account),
    },
    {
      what: 'a phone is the one before',
      reported: /changed phones acknowledged: 1 lost/,
      plant: () =>
        query('update users set phone = $2 where email = $1', [changedPhone, phoneOf(0)]),
    },
    {
      what: 'an order has lost its document',
      reported: /orders with a document: 1 without it/,
      plant: () => query('update files set request_id = null where id = $1', [otherFile]),
    },
    {
      what: 'the content of a file is lost',
      reported: /files downloaded again: [1-9]\d* not as they were sent/,
      plant: () => query(`update files set object_key = 'nothing' where id = $1`, [file]),
    },
    {
      what: 'a counter is wrong',
      reported: /counters: [1-9]\d* wrong/,
      plant: () => query(`update counters set count = count + 1 where key = 'stage:quote'`),
    },
    {
      what: 'the history was changed',
      reported: /history: .*not intact/,
      plant: () =>
        query(
          `update events set kind = 'request.created-later' where id in (
            select event_id from event_seals order by position limit 1)`,
        ),
    },
    {
      what: 'an order is announced by two different mails',
      reported: /[1-9]\d* orders or new accounts without exactly one mail/,
      plant: () =>
        query(
          `insert into notices select (jsonb_populate_record(null::notices,
            to_jsonb(n) || jsonb_build_object('id', gen_random_uuid()))).*
          from notices n where kind = 'request-received' and request_id = $1`,
          [writes.orders.get(order ?? '')?.id],
        ),
    },
  ]
}

function faultsInMails({ query, mails }: RunningOffice, { messages }: Writes): PlantedFault[] {
  const [, , , , conversation] = messages.values()
  return [
    {
      what: 'a mail is lost',
      reported: /mails arrived: [1-9]\d* lost/,
      plant: () => mails.splice(mails.findIndex(isAboutNotice), 1),
    },
    {
      what: 'a mail arrives twice',
      reported: /1 mails arrived twice/,
      plant: () => mails.push(...mails.filter(isAboutNotice).slice(0, 1)),
    },
    {
      what: 'a mail is about nothing',
      reported: /1 mails about notices that do not exist/,
      plant: () =>
        mails.push({ messageId: '<notice.0@localhost>', to: '', subject: '', at: Date.now() }),
    },
    {
      what: 'a notice is not mailed',
      reported: /1 notices not mailed/,
      plant: () =>
        query(`update notices set state = 'queued' where id in (
          select id from notices where kind = 'request-arrived' order by id limit 1)`),
    },
    {
      what: 'no mail announces a message',
      reported: /[1-9]\d* messages that no mail announced/,
      plant: () =>
        query(`update notices set sent_at = created_at - interval '1 day' where request_id = $1`, [
          conversation,
        ]),
    },
  ]
}

function isAboutNotice({ messageId }: ReceivedMail): boolean {
  return messageId.startsWith('<notice.')
}
