import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as proposals from '@kakehashi/contract/accounts/admin-proposals'
import * as deleted from '@kakehashi/contract/accounts/deleted-users'
import * as secondFactor from '@kakehashi/contract/accounts/second-factor'
import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import type { UserView } from '@kakehashi/contract/accounts/users'
import type { PeopleList } from '@kakehashi/domain/people/people'
import { api, call, shortLived } from './client/base-api.ts'
import { pageOf, type Page } from './client/pagination.ts'

/** Staff and customers, as admins see and edit them. */
const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.infiniteQuery<Page<UserView>, PeopleList | 'all', string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ queryArg: role, pageParam: cursor }) =>
        call(users.listUsers, {
          query: { ...(role !== 'all' && { role }), ...(cursor !== undefined && { cursor }) },
        }),
      transformResponse: (items: ReplyOf<typeof users.listUsers>, meta) =>
        pageOf(items, meta, 'cursor'),
      keepUnusedDataFor: shortLived,
      // Includes how many requests each person has, so it is read again when a request changes.
      providesTags: ['Users', { type: 'Request', id: 'LIST' }],
    }),

    getUser: build.query<UserView, string>({
      query: (id) => call(users.getUser, { params: { id } }),
      keepUnusedDataFor: shortLived,
      providesTags: (_reply, _error, id) => [
        { type: 'User', id },
        { type: 'Request', id: 'LIST' },
      ],
    }),

    updateUser: build.mutation<
      ReplyOf<typeof users.updateUser>,
      SentBody<typeof users.updateUser> & { userId: string }
    >({
      query: (body) => call(users.updateUser, { params: { userId: body.userId }, body }),
      invalidatesTags: (_reply, _error, { userId }) => ['Users', { type: 'User', id: userId }],
    }),

    listAdminProposals: build.query<ReplyOf<typeof proposals.listAdminProposals>, void>({
      query: () => call(proposals.listAdminProposals, {}),
      keepUnusedDataFor: shortLived,
      providesTags: ['User', 'Users'],
    }),

    answerAdminProposal: build.mutation<UserView, { userId: string; isConfirmed: boolean }>({
      query: ({ userId, isConfirmed }) =>
        call(proposals.answerAdminProposal, { params: { userId }, body: { isConfirmed } }),
      invalidatesTags: (_reply, _error, { userId }) => ['Users', { type: 'User', id: userId }],
    }),

    delegateAssigning: build.mutation<UserView, { userId: string; mayAssign: boolean }>({
      query: ({ userId, mayAssign }) =>
        call(users.delegateAssigning, { params: { userId }, body: { mayAssign } }),
      invalidatesTags: (_reply, _error, { userId }) => ['Users', { type: 'User', id: userId }],
    }),

    endSessionsOf: build.mutation<ReplyOf<typeof session.endSessionsOf>, string>({
      query: (id) => call(session.endSessionsOf, { params: { id } }),
    }),

    removeSecondFactor: build.mutation<ReplyOf<typeof secondFactor.removeSecondFactor>, string>({
      query: (id) => call(secondFactor.removeSecondFactor, { params: { id } }),
      invalidatesTags: (_reply, _error, id) => ['Users', { type: 'User', id }],
    }),

    setAbsence: build.mutation<
      UserView,
      SentBody<typeof users.setAbsence> & { readonly userId: string }
    >({
      query: ({ userId, absence }) =>
        call(users.setAbsence, { params: { userId }, body: { absence } }),
      invalidatesTags: ['Users', 'User'],
    }),

    deleteUser: build.mutation<ReplyOf<typeof users.deleteUser>, string>({
      query: (id) => call(users.deleteUser, { params: { id } }),
      invalidatesTags: (_reply, error) => (error ? [] : ['Users']),
    }),

    listDeletedUsers: build.query<ReplyOf<typeof deleted.listDeletedUsers>, void>({
      query: () => call(deleted.listDeletedUsers, {}),
      keepUnusedDataFor: shortLived,
      providesTags: ['Users'],
    }),

    restoreUser: build.mutation<UserView, string>({
      query: (id) => call(deleted.restoreUser, { params: { id } }),
      invalidatesTags: (_reply, error) => (error ? [] : ['Users']),
    }),
  }),
})

export const {
  useListPeopleInfiniteQuery,
  useGetUserQuery,
  useUpdateUserMutation,
  useListAdminProposalsQuery,
  useAnswerAdminProposalMutation,
  useDelegateAssigningMutation,
  useEndSessionsOfMutation,
  useRemoveSecondFactorMutation,
  useSetAbsenceMutation,
  useDeleteUserMutation,
  useListDeletedUsersQuery,
  useRestoreUserMutation,
} = usersApi
