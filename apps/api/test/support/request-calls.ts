import * as requests from '@kakehashi/contract/requests/requests'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { duration } from '../../src/clock.ts'
import type { RefusalBody } from './browser.ts'
import type { Office, SignedInUser } from './office.ts'
import { seedService } from './services.ts'

export type OfficeView = Extract<RequestDetail, { reader: 'office' }>
export type CustomerView = Extract<RequestDetail, { reader: 'customer' }>

export type RequestCalls = Awaited<ReturnType<typeof requestCalls>>

/** The calls that customers and staff make about requests. */
export async function requestCalls(office: Office) {
  const service = `Marriage Affidavit ${crypto.randomUUID()}`
  await seedService(office, service)

  return {
    service,

    async submitRequest(customer: SignedInUser, extra: object = {}): Promise<CustomerView> {
      const body = { requestItem: service, details: 'Two pages, one seal', ...extra }
      const reply = await customer.browser.call(requests.createRequest, { body })
      if (reply.status !== 200) throw new Error(`the request returned ${reply.status}`)
      return reply.body as CustomerView
    },

    /** Changes a request, one minute after the last change. */
    async put(by: SignedInUser, id: string, tail: string, body: object) {
      office.clock.advance(duration.minute)
      const path = `/api/requests/${id}${tail}`
      return by.browser.send<OfficeView & RefusalBody>('PUT', path, { requestId: id, ...body })
    },

    async read<View>(reader: SignedInUser, id: string): Promise<View> {
      const { body } = await reader.browser.call(requests.getRequest, { params: { id } })
      return body as View
    },

    async eventsOf(id: string): Promise<string[]> {
      const rows = await office.db
        .selectFrom('events')
        .select('kind')
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute()
      return rows.map(({ kind }) => kind)
    },

    /** The subjects of the mails received so far about one request. */
    async mailsAbout(orderNumber: string, to: string): Promise<string[]> {
      await office.runJobs()
      const mails = await office.mailsTo(to)
      return mails.map(({ subject }) => subject).filter((subject) => subject.includes(orderNumber))
    },
  }
}

const flagNames = ['isQuoted', 'isPaid', 'isTranslated', 'isReviewed', 'isDelivered'] as const

/** The names of the flags that are true, in workflow order. */
export function flags(request: OfficeView): string {
  return flagNames.filter((name) => request[name]).join(' ')
}
