import * as accountData from './accounts/account-data.ts'
import * as adminProposals from './accounts/admin-proposals.ts'
import * as books from './books.ts'
import * as bulk from './requests/bulk.ts'
import * as settings from './settings.ts'
import * as certificates from './requests/certificates.ts'
import * as conversations from './requests/conversations.ts'
import * as counter from './requests/counter.ts'
import * as dashboard from './dashboard.ts'
import * as deletedUsers from './accounts/deleted-users.ts'
import type { Endpoint } from './http/endpoint.ts'
import * as exports from './exports.ts'
import * as extras from './services/extras.ts'
import * as failedSignIns from './accounts/failed-sign-ins.ts'
import * as figures from './figures.ts'
import * as files from './documents/files.ts'
import * as glossary from './glossary.ts'
import * as handOvers from './hand-overs.ts'
import * as history from './history.ts'
import * as imports from './imports.ts'
import * as languageFiles from './language-files.ts'
import * as live from './live.ts'
import * as memory from './memory.ts'
import * as messages from './requests/messages.ts'
import * as office from './office.ts'
import * as officeDrafts from './office-drafts.ts'
import * as officeRules from './office-rules.ts'
import * as money from './money.ts'
import * as names from './requests/names.ts'
import * as orderAgain from './requests/order-again.ts'
import * as orderedPeople from './requests/ordered-people.ts'
import * as notices from './requests/notices.ts'
import * as operations from './operations.ts'
import * as originals from './requests/originals.ts'
import * as passportLines from './requests/passport-lines.ts'
import * as signatures from './requests/signatures.ts'
import * as pay from './requests/pay.ts'
import * as payments from './requests/payments.ts'
import * as presence from './presence.ts'
import * as replyTemplates from './reply-templates.ts'
import * as paperTemplates from './paper-templates.ts'
import * as passkeys from './accounts/passkeys.ts'
import * as pictures from './services/pictures.ts'
import * as proofs from './requests/proofs.ts'
import * as promises from './requests/promises.ts'
import * as requestCommands from './requests/request-commands.ts'
import * as requestFiles from './requests/request-files.ts'
import * as requests from './requests/requests.ts'
import * as retention from './requests/retention.ts'
import * as review from './requests/review.ts'
import * as search from './search.ts'
import * as secondFactor from './accounts/second-factor.ts'
import * as services from './services/services.ts'
import * as session from './accounts/sessions.ts'
import * as setup from './setup.ts'
import * as team from './team.ts'
import * as till from './till.ts'
import * as documentProposals from './requests/document-proposals.ts'
import * as translationDrafts from './requests/translation-drafts.ts'
import * as tray from './tray.ts'
import * as uploadLinks from './requests/upload-links.ts'
import * as waitingNumbers from './waiting-numbers.ts'
import * as users from './accounts/users.ts'
import * as waiting from './requests/waiting.ts'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'permission' in value && 'path' in value
}

/** Every call of the API, for the documentation and the permission tests. */
export const endpoints: readonly Endpoint[] = [
  users,
  adminProposals,
  deletedUsers,
  accountData,
  session,
  failedSignIns,
  secondFactor,
  passkeys,
  services,
  extras,
  pictures,
  office,
  officeDrafts,
  officeRules,
  team,
  setup,
  settings,
  replyTemplates,
  files,
  requests,
  waiting,
  promises,
  conversations,
  requestCommands,
  requestFiles,
  retention,
  originals,
  names,
  orderAgain,
  orderedPeople,
  passportLines,
  proofs,
  translationDrafts,
  review,
  documentProposals,
  certificates,
  signatures,
  handOvers,
  bulk,
  messages,
  payments,
  pay,
  counter,
  uploadLinks,
  waitingNumbers,
  tray,
  till,
  money,
  books,
  exports,
  imports,
  glossary,
  memory,
  languageFiles,
  paperTemplates,
  notices,
  dashboard,
  history,
  figures,
  search,
  live,
  presence,
  operations,
].flatMap((module) => Object.values(module).filter(isEndpoint))
