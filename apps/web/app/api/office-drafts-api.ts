import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as drafts from '@kakehashi/contract/office-drafts'
import * as rules from '@kakehashi/contract/office-rules'
import * as team from '@kakehashi/contract/team'
import { api, call } from './client/base-api.ts'

type Draft = ReplyOf<typeof drafts.getOfficeDraft>

const officeDraftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOfficeDraft: build.query<Draft, void>({
      query: () => call(drafts.getOfficeDraft, {}),
      providesTags: ['OfficeDraft', 'Office'],
    }),
    saveOfficeDraft: build.mutation<Draft, SentBody<typeof drafts.saveOfficeDraft>>({
      query: (body) => call(drafts.saveOfficeDraft, { body }),
      invalidatesTags: ['OfficeDraft'],
    }),
    discardOfficeDraft: build.mutation<Draft, void>({
      query: () => call(drafts.discardOfficeDraft, {}),
      invalidatesTags: ['OfficeDraft'],
    }),
    listDraftPages: build.query<ReplyOf<typeof drafts.listDraftPages>, void>({
      query: () => call(drafts.listDraftPages, {}),
      providesTags: ['OfficeDraft', 'Office'],
    }),
    publishOfficeDraft: build.mutation<Draft, SentBody<typeof drafts.publishOfficeDraft>>({
      query: (body) => call(drafts.publishOfficeDraft, { body }),
      invalidatesTags: ['OfficeDraft', 'Office'],
    }),
    listPublications: build.query<ReplyOf<typeof drafts.listPublications>, void>({
      query: () => call(drafts.listPublications, {}),
      providesTags: ['Office'],
    }),
    restorePublication: build.mutation<Draft, number>({
      query: (id) => call(drafts.restorePublication, { params: { id } }),
      invalidatesTags: ['OfficeDraft', 'Office'],
    }),
    getOfficeRules: build.query<ReplyOf<typeof rules.getOfficeRules>, void>({
      query: () => call(rules.getOfficeRules, {}),
      providesTags: ['OfficeRules'],
    }),
    getTeam: build.query<ReplyOf<typeof team.getTeam>, void>({
      query: () => call(team.getTeam, {}),
      providesTags: ['OfficeTeam'],
    }),
    changeTeam: build.mutation<ReplyOf<typeof team.getTeam>, SentBody<typeof team.changeTeam>>({
      query: (body) => call(team.changeTeam, { body }),
      invalidatesTags: ['OfficeTeam'],
    }),
    changeOfficeRules: build.mutation<
      ReplyOf<typeof rules.getOfficeRules>,
      SentBody<typeof rules.changeOfficeRules>
    >({
      query: (body) => call(rules.changeOfficeRules, { body }),
      invalidatesTags: ['OfficeRules'],
    }),
  }),
})

export const {
  useGetOfficeDraftQuery,
  useSaveOfficeDraftMutation,
  useDiscardOfficeDraftMutation,
  useListDraftPagesQuery,
  usePublishOfficeDraftMutation,
  useListPublicationsQuery,
  useRestorePublicationMutation,
  useGetOfficeRulesQuery,
  useChangeOfficeRulesMutation,
  useGetTeamQuery,
  useChangeTeamMutation,
} = officeDraftsApi
