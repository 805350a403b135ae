import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as services from '@kakehashi/contract/services/services'
import type { ServiceView } from '@kakehashi/contract/services/services'
import { api, call, shortLived, under } from './client/base-api.ts'
import { store } from './client/store.ts'

const servicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServices: build.query<ReplyOf<typeof services.listServices>, void>({
      query: () => call(services.listServices, { query: {} }),
      keepUnusedDataFor: shortLived,
      providesTags: ['Service'],
    }),

    /** Includes drafts and withdrawn services, for those who edit them. */
    listAllServices: build.query<ServiceView[], void>({
      query: () => call(services.listServices, { query: { drafts: '1' } }),
      keepUnusedDataFor: shortLived,
      providesTags: ['Service'],
    }),

    getService: build.query<ServiceView, string>({
      query: (id) => call(services.getService, { params: { id } }),
      keepUnusedDataFor: shortLived,
      providesTags: ['Service'],
    }),

    createService: build.mutation<ServiceView, string>({
      query: (key) => ({ ...call(services.createService, {}), ...under(key) }),
      invalidatesTags: ['Service'],
    }),

    updateService: build.mutation<
      ServiceView,
      SentBody<typeof services.updateService> & { serviceId: string }
    >({
      query: (body) =>
        call(services.updateService, { params: { serviceId: body.serviceId }, body }),
      invalidatesTags: ['Service'],
    }),

    offerService: build.mutation<ServiceView, string>({
      query: (serviceId) => call(services.offerService, { params: { serviceId } }),
      invalidatesTags: ['Service'],
    }),

    deleteService: build.mutation<ReplyOf<typeof services.deleteService>, string>({
      query: (id) => call(services.deleteService, { params: { id } }),
    }),
  }),
})

export const {
  useListServicesQuery,
  useListAllServicesQuery,
  useGetServiceQuery,
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useOfferServiceMutation,
  useDeleteServiceMutation,
} = servicesApi

/** Loads the services for a screen that is opened next. A failure is shown by the screen. */
export async function preloadServices(): Promise<void> {
  const query = store.dispatch(servicesApi.endpoints.listServices.initiate())
  await query
  query.unsubscribe()
}
