import * as passkeys from '@kakehashi/contract/accounts/passkeys'
import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import { storeUser } from '../session/stored-user.ts'
import { api, call, shortLived } from './client/base-api.ts'

type Named = SentBody<typeof passkeys.renamePasskey> & { readonly id: string }

const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPasskeys: build.query<ReplyOf<typeof passkeys.listPasskeys>, void>({
      query: () => call(passkeys.listPasskeys, {}),
      keepUnusedDataFor: shortLived,
      providesTags: ['Passkey'],
    }),

    startPasskey: build.mutation<ReplyOf<typeof passkeys.startPasskey>, void>({
      query: () => call(passkeys.startPasskey, {}),
    }),

    addPasskey: build.mutation<
      ReplyOf<typeof passkeys.addPasskey>,
      SentBody<typeof passkeys.addPasskey>
    >({
      query: (body) => call(passkeys.addPasskey, { body }),
      invalidatesTags: (reply) => (reply ? ['Passkey', 'User'] : []),
    }),

    renamePasskey: build.mutation<ReplyOf<typeof passkeys.renamePasskey>, Named>({
      query: ({ id, name }) => call(passkeys.renamePasskey, { params: { id }, body: { name } }),
      invalidatesTags: ['Passkey'],
    }),

    removePasskey: build.mutation<ReplyOf<typeof passkeys.removePasskey>, string>({
      query: (id) => call(passkeys.removePasskey, { params: { id } }),
      invalidatesTags: (reply) => (reply ? ['Passkey', 'Session', 'User'] : []),
    }),

    startPasskeySignIn: build.mutation<ReplyOf<typeof passkeys.startPasskeySignIn>, void>({
      query: () => call(passkeys.startPasskeySignIn, {}),
    }),

    signInWithPasskey: build.mutation<
      ReplyOf<typeof passkeys.signInWithPasskey>,
      SentBody<typeof passkeys.signInWithPasskey>
    >({
      query: (body) => call(passkeys.signInWithPasskey, { body }),
      onQueryStarted: (_, lifecycle) => storeUser(lifecycle),
    }),

    startPasskeyProof: build.mutation<ReplyOf<typeof passkeys.startPasskeyProof>, void>({
      query: () => call(passkeys.startPasskeyProof, {}),
    }),

    proveWithPasskey: build.mutation<
      ReplyOf<typeof passkeys.proveWithPasskey>,
      SentBody<typeof passkeys.proveWithPasskey>
    >({
      query: (body) => call(passkeys.proveWithPasskey, { body }),
      invalidatesTags: (reply) => (reply ? ['Passkey', 'User'] : []),
    }),
  }),
})

export const {
  useListPasskeysQuery,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useStartPasskeySignInMutation,
  useSignInWithPasskeyMutation,
  useStartPasskeyProofMutation,
  useProveWithPasskeyMutation,
} = passkeysApi
