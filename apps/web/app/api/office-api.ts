import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import * as office from '@kakehashi/contract/office'
import type { Office } from '@kakehashi/domain/office'
import { api, call } from './client/base-api.ts'
import { store } from './client/store.ts'
import { embeddedOffice } from './embedded-office.ts'

const officeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOffice: build.query<ReplyOf<typeof office.getOffice>, void>({
      query: () => call(office.getOffice, {}),
      providesTags: ['Office'],
    }),
  }),
})

export const { useGetOfficeQuery } = officeApi

/** The office as last read, as in the document, or from the server if it is in neither. */
export async function loadOffice(): Promise<Office> {
  const { getOffice } = officeApi.endpoints
  const cached = getOffice.select()(store.getState())
  if (cached.data) return cached.data
  const embedded = embeddedOffice()
  if (!embedded) {
    const { data } = await store.dispatch(getOffice.initiate(undefined, { subscribe: false }))
    if (!data) throw new Error(`${office.getOffice.path} cannot be read`)
    return data
  }
  // In the cache, so that it is read from the server only after a change. A read that is under way,
  // as after a logout, has the newer one.
  if (cached.isUninitialized) {
    await store.dispatch(officeApi.util.upsertQueryData('getOffice', undefined, embedded))
  }
  return embedded
}
