import * as account from './account.ts'
import * as mine from './my-account.ts'
import * as lists from './office-lists.ts'
import * as office from './owner-and-closures.ts'
import * as stages from './office-request.ts'
import * as people from './office-people.ts'
import * as order from './request-form.ts'
import * as portal from './profile.ts'
import * as visitors from './site.ts'
import * as request from './request.ts'
import type { Walk } from './inspector.ts'

/** Every screen in every state, in walks of about equal length. */
export const walks: Readonly<Record<string, Walk>> = {
  'the office’s dashboard': lists.dashboardStates,
  'the office’s lists': lists.stageLists,
  'the office’s search and keys': lists.searchAndKeys,
  'a request at quote and payment': stages.quoteAndPayment,
  'a request at translation and review': stages.translationAndReview,
  'a request at the hand-over': stages.handOver,
  'the visitors’ pages': visitors.visitorsPages,
  'services as visitors find them': visitors.serviceStates,
  'security and the code at login': account.secondFactor,
  'a request until its quote is accepted': request.requestUntilAccepted,
  'a request until it is complete': request.requestUntilComplete,
  'the papers of a request': request.requestPapers,
  'a request on other ways': request.requestDetours,
  'forgotten password': account.forgottenPassword,
  'the request form': order.orderForm,
  'the request form before it is there': order.orderStates,
  profile: portal.profile,
  'messages about a request': mine.thread,
  'my requests and the inbox': mine.myLists,
  'mails and my data': mine.mailsAndData,
  register: account.register,
  login: account.login,
  'confirming an address': account.verifyEmail,
  'waiting and failing': portal.profileStates,
  'the owner’s screens': office.owners,
  'the services as the office keeps them': people.services,
  'the people of the office': people.users,
  'translators and their desks': people.translators,
  'a translator’s own desk': people.desk,
  'the home page of a customer': visitors.homeSignedIn,
  'the menu on a phone': visitors.phoneMenu,
  'the days on which the office is closed': office.closures,
  'an unknown stage': office.unknownStatus,
  'an unknown path': visitors.notFound,
}
