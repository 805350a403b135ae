import type { ReplyOf, SentBody } from '@kakehashi/contract/endpoint'
import * as services from '@kakehashi/contract/services'
import type { ServiceView } from '@kakehashi/contract/services'
import { api, call, under } from './base-api.ts'

const briefly = 5

/** The services as those who keep them see them: with drafts, withdrawn ones and prices. */
const officeServicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllServices: build.query<ServiceView[], void>({
      query: () => call(services.listServices, { query: { drafts: '1' } }),
      keepUnusedDataFor: briefly,
      providesTags: ['Service'],
    }),

    getService: build.query<ServiceView, string>({
      query: (id) => call(services.getService, { params: { id } }),
      keepUnusedDataFor: briefly,
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

    deleteService: build.mutation<ReplyOf<typeof services.deleteService>, string>({
      query: (id) => call(services.deleteService, { params: { id } }),
    }),
  }),
})

export const {
  useListAllServicesQuery,
  useGetServiceQuery,
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useDeleteServiceMutation,
} = officeServicesApi
