import * as account from './account.ts'
import { booksStates, monthStates } from './books.ts'
import { figureLists, figures } from './figures.ts'
import { money } from './money.ts'
import * as pay from './pay.ts'
import { templateStates } from './paper-templates.ts'
import { ownersTemplates } from './owner-templates.ts'
import * as myAccount from './my-account.ts'
import { exportScreens, importScreens } from './data-files.ts'
import { glossaryStates, lookUpStates } from './glossary.ts'
import * as lists from './office-lists.ts'
import { corrections } from './office-corrections.ts'
import { customersNames, staffNames } from './names.ts'
import { customersProof, staffProof } from './proof.ts'
import { customerOrdersAgain, namesInForm, officeOrdersAgain } from './order-again.ts'
import * as office from './owner-and-closures.ts'
import * as stages from './office-request.ts'
import * as people from './office-people.ts'
import { proposedDates, proposedNames } from './proposals.ts'
import { reviewStates } from './review.ts'
import * as requestForm from './request-form.ts'
import * as profile from './profile.ts'
import * as protection from './protection.ts'
import * as settings from './settings.ts'
import { setup } from './setup.ts'
import * as site from './site.ts'
import { start } from './start.ts'
import { certificateStates, verifyStates } from './certificates.ts'
import { counterPhone } from './counter-phone.ts'
import * as counter from './counter.ts'
import { trayStates } from './counter-tray.ts'
import { byPostStates, lateStates } from './delivery-and-late.ts'
import * as request from './request.ts'
import { waitingStates, wallStates } from './waiting-numbers.ts'
import type { ScreenStates } from './inspector.ts'

/** Every screen in every state, in groups that take about the same time. */
export const allScreens: Readonly<Record<string, ScreenStates>> = {
  'the office’s dashboard': lists.dashboardStates,
  'the office’s lists': lists.stageLists,
  'the money of the office': money,
  'the office’s search and keyboard shortcuts': lists.searchAndKeys,
  'a request at quote and payment': stages.quoteAndPayment,
  'a request at translation and review': stages.translationAndReview,
  'a template beside a document': templateStates,
  'dates proposed from a photograph': proposedDates,
  'a name proposed from a passport': proposedNames,
  'the review of a translation line by line': reviewStates,
  'the owner’s templates of papers': ownersTemplates,
  'a request at delivery': stages.deliveryAndComplete,
  'corrections of a request': corrections,
  'certificates of a request': certificateStates,
  'documents from a phone at the counter': counterPhone,
  'the scanner tray at the counter': trayStates,
  'a new order at the counter': counter.newOrderStates,
  'the till at the counter': counter.tillStates,
  'originals and hand-over at the counter': counter.originalStates,
  'receipts, claims and cancelled entries of orders at the counter': counter.paperStates,
  'those who wait at the counter': waitingStates,
  'the screen on the wall': wallStates,
  'the public pages': site.publicPageStates,
  'services on the public site': site.serviceStates,
  'the status page': site.statusStates,
  'the check of certificates': verifyStates,
  'security and the code at login': account.secondFactor,
  'passkeys, who opened a document, and leaving': protection.ownProtection,
  'holds, readings and deleted people in the office': protection.officeProtection,
  'a request until its quote is accepted': request.requestUntilAccepted,
  'a request until it is complete': request.requestUntilComplete,
  'the documents of a request': request.requestDocuments,
  'a request that is cancelled, expired or fails to load': request.otherRequestStates,
  'forgotten password': account.forgottenPassword,
  'the request form': requestForm.filledForm,
  'a visitor’s request': start,
  'names and dates of a customer': customersNames,
  'names and dates beside the work': staffNames,
  'the proof copy of a customer': customersProof,
  'the proof copy beside the work': staffProof,
  'a customer orders again': customerOrdersAgain,
  'names in the request form': namesInForm,
  'an order is repeated in the office': officeOrdersAgain,
  'a request that goes by post': byPostStates,
  'a request that is late': lateStates,
  'the request form while it loads': requestForm.loadingForm,
  profile: profile.profile,
  'messages about a request': myAccount.thread,
  'my requests and the inbox': myAccount.myLists,
  'notices and my data': myAccount.noticesAndData,
  register: account.register,
  login: account.login,
  'confirming an e-mail address': account.verifyEmail,
  'my info while it loads': profile.profileStates,
  'the owner’s screens': office.owners,
  'the owner’s figures': figures,
  'the lists behind the figures': figureLists,
  'the books': booksStates,
  'a month of the books': monthStates,
  'the glossary and the memory': glossaryStates,
  'the glossary beside a paper': lookUpStates,
  'exports of data': exportScreens,
  'imports of data': importScreens,
  'contractors’ pay': pay.contractorsPay,
  'a contractor’s own statement': pay.ownStatement,
  'the system check': office.systemCheckStates,
  'the settings': settings.settings,
  'publishing the settings': settings.publishing,
  'the set-up of a new office': setup,
  'services in the office': people.services,
  'users in the office': people.users,
  'translators in the office': people.translators,
  'a translator’s own desk': people.desk,
  'the home page after sign-in': site.homeSignedIn,
  'the menu on a phone': site.phoneMenu,
  'days closed': office.closures,
  'reply templates': office.templates,
  'an unknown stage': office.unknownStatus,
  'an unknown path': site.notFound,
}
