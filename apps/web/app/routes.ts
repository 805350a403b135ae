import { stages } from '@kakehashi/domain/request/stage'
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

const isDevelopment = process.env['NODE_ENV'] === 'development'

/** A route for addresses that do not exist, so that they have a layout. The server answers 404. */
function notFound(path: string, file: string) {
  return route(path, file, { id: `not-found/${path}` })
}

export default [
  layout('layouts/application.tsx', [
    layout('customer-layout.tsx', [
      route('login', 'account/login.tsx'),
      route('register', 'account/register.tsx'),
      route('forgotten-password', 'account/forgotten-password.tsx'),
      route('reset-password', 'account/reset-password.tsx'),
      route('verify-email', 'account/verify-email.tsx'),
      route('keep-account', 'account/keep-account.tsx'),

      route('start', 'portal/start/start.tsx', [
        index('portal/start/details-step.tsx'),
        route('documents', 'portal/start/documents-step.tsx'),
        route('check', 'portal/start/check-step.tsx'),
        route('account', 'portal/start/account-step.tsx'),
      ]),

      layout('portal/layout.tsx', [
        route('submitrequest', 'portal/request-form/submit-request.tsx'),
        route('request/:id', 'portal/request/request.tsx'),
        route('request/:id/names', 'portal/names/names.tsx'),
        route('request/:id/proof', 'portal/proof/proof.tsx'),
        route('claim', 'portal/claim/claim.tsx'),
        route('claim/:orderNumber', 'portal/claim/claim.tsx', { id: 'claim-from-slip' }),
        ...prefix('profile', [
          index('portal/profile/profile.tsx'),
          route('info', 'portal/profile/profile-info.tsx'),
          route('edit', 'portal/profile/profile-edit.tsx'),
          route('security', 'portal/security/security.tsx'),
          route('notices', 'portal/notices/notices.tsx'),
          route('data', 'portal/my-data/my-data.tsx'),
          route('myrequests', 'portal/requests/my-requests.tsx'),
          route('inbox', 'portal/requests/inbox.tsx'),
          route('inbox/:id/messages', 'portal/requests/messages.tsx'),
        ]),
      ]),

      notFound('*', 'errors/not-found.tsx'),
    ]),

    layout('office/layout.tsx', [
      ...prefix('admin', [
        index('office/redirect-to-dashboard.tsx'),
        route('dashboard', 'office/dashboard/dashboard.tsx'),
        route('inbox', 'office/request-lists/inbox.tsx'),
        route('overdue', 'office/request-lists/overdue-list.tsx'),
        ...stages.flatMap((stage) => [
          route(stage, 'office/request-lists/stage-list.tsx', { id: `stage-list/${stage}` }),
          route(`${stage}/:id`, 'office/request/screen.tsx', { id: `office/request/${stage}` }),
        ]),
        route('translate/:id/template/:documentId', 'office/request/template.tsx'),
        route('review/:id/compare', 'office/review/compare.tsx'),
        route('counter', 'office/counter/redirect-to-new-order.tsx'),
        route('counter/hand-over', 'office/counter/hand-over/hand-over.tsx'),
        route('counter/till', 'office/counter/till/till.tsx'),
        route('counter/waiting', 'office/counter/waiting/waiting.tsx'),
        route('counter/new', 'office/counter/new-order/new-order.tsx'),
        route('money', 'office/counter/money/money.tsx'),
        route('originals', 'office/counter/originals/originals.tsx'),
        route('labels/:id', 'office/labels/labels.tsx'),
        route('scan/:orderNumber', 'office/counter/scan.tsx'),
        route('servicelist', 'office/services/services.tsx'),
        route('service/:id/edit', 'office/services/service-edit.tsx'),
        route('closures', 'office/closures/closures.tsx'),
        route('templates', 'office/templates/templates.tsx'),
        route('glossary', 'office/glossary/terms.tsx'),
        route('glossary/sentences', 'office/glossary/sentences.tsx'),
        route('glossary/files', 'office/glossary/files.tsx'),
        route('userlist', 'office/users/users.tsx'),
        route('user/:id', 'office/users/user.tsx'),
        route('user/:id/edit', 'office/users/user-edit.tsx'),
        route('translatorlist', 'office/translators/translators.tsx'),
        route('translatorlist/:id', 'office/translators/translator.tsx'),
        route('translates/:id', 'office/old-link.tsx', { id: 'old-link/translate' }),
        route('request/:id/quote', 'office/old-link.tsx', { id: 'old-link/quote' }),
        notFound(':status', 'office/unknown-status.tsx'),
        notFound(':status/:id', 'office/unknown-status.tsx'),
      ]),
      notFound('admin/*', 'errors/office-not-found.tsx'),
      notFound('owner/*', 'errors/office-not-found.tsx'),
      layout('owner/layout.tsx', [
        route('owner/dashboard', 'owner/dashboard.tsx'),
        route('owner/exports', 'owner/exports/exports.tsx'),
        route('owner/figures', 'owner/figures/figure-list.tsx'),
        route('owner/books', 'owner/books/books.tsx'),
        route('owner/books/:month', 'owner/books/month.tsx'),
        route('owner/import', 'owner/imports/imports.tsx'),
        route('owner/import/:id', 'owner/imports/import.tsx'),
        route('owner/templates', 'owner/templates/templates.tsx'),
        route('owner/templates/new', 'owner/templates/new-template.tsx'),
        route('owner/templates/:id', 'owner/templates/template.tsx'),
        route('owner/history', 'owner/history/history.tsx'),
        route('owner/pay', 'owner/pay/pay.tsx'),
        route('owner/system', 'owner/system-check/system-check.tsx'),
        route('owner/settings', 'owner/settings/settings.tsx', [
          index('owner/settings/hours-section.tsx'),
          route('office', 'owner/settings/office-section.tsx'),
          route('look', 'owner/settings/look-section.tsx'),
          route('directions', 'owner/settings/directions-section.tsx'),
          route('pages', 'owner/settings/pages-section.tsx'),
          route('team', 'owner/settings/team-section.tsx'),
          route('news', 'owner/settings/news-section.tsx'),
          route('orders', 'owner/settings/orders-section.tsx'),
          route('rules', 'owner/settings/rules-section.tsx'),
          route('versions', 'owner/settings/versions-section.tsx'),
        ]),
      ]),
    ]),

    layout('desk/layout.tsx', [
      route('desk', 'desk/desk.tsx'),
      route('desk/pay', 'desk/pay/statement.tsx'),
      route('desk/glossary', 'desk/glossary/terms.tsx'),
      route('desk/glossary/sentences', 'desk/glossary/sentences.tsx'),
      route('desk/:id', 'desk/request.tsx'),
      route('desk/:id/template/:documentId', 'desk/template.tsx'),
      notFound('desk/*', 'errors/office-not-found.tsx'),
    ]),
    route('send', 'portal/send/send.tsx'),
    route('waiting', 'portal/waiting-numbers/waiting-screen.tsx'),
    route('setup', 'setup/setup.tsx', [
      index('setup/owner-step.tsx'),
      route('mail', 'setup/mail-step.tsx'),
      route('second-factor', 'setup/second-factor-step.tsx'),
      layout('setup/settings-steps.tsx', [
        route('office', 'owner/settings/office-section.tsx', { id: 'setup/office' }),
        route('hours', 'owner/settings/hours-section.tsx', { id: 'setup/hours' }),
        route('look', 'owner/settings/look-section.tsx', { id: 'setup/look' }),
        route('orders', 'owner/settings/orders-section.tsx', { id: 'setup/orders' }),
        route('publish', 'setup/publish-step.tsx'),
      ]),
      route('services', 'setup/services-step.tsx'),
    ]),
    ...(isDevelopment ? [route('showcase', 'showcase/showcase.tsx')] : []),
  ]),
] satisfies RouteConfig
