// Which folder may import which; docs/architecture.md says why.

/** The folders of the API and of the web, from the top floor down. */
const floors = {
  'apps/api/src': [
    ['jobs', 'live', 'operations', 'site'],
    ['privacy', 'dashboard', 'search'],
    ['requests'],
    ['accounts'],
    ['services', 'settings', 'pictures'],
    ['documents'],
    ['outbox', 'counters', 'search-index'],
    ['events', 'http'],
    ['db', 'storage', 'mail', 'scan'],
  ],
  'apps/web/app': [
    ['portal', 'office', 'owner', 'desk', 'showcase'],
    ['account', 'errors'],
    ['request'],
    ['layouts'],
    ['forms'],
    ['drafts'],
    ['api', 'i18n'],
    ['session', 'locales'],
  ],
}

const tests = '[.]test[.]tsx?$|/testing/|^apps/api/test/'

const floorRules = Object.entries(floors).flatMap(([root, list]) => {
  const folders = (some) => `^${root}/(${some.flat().join('|')})/`
  const everyFolderHasAFloor = {
    name: `every-folder-has-a-floor-in-${root}`,
    severity: 'error',
    from: {},
    to: { path: `^${root}/[^/]+/`, pathNot: folders(list) },
  }
  const noImportFromAbove = list.slice(1).map((floor, index) => ({
    name: `floor-of-${floor[0]}-in-${root}`,
    comment: 'A folder imports only from its own floor and the floors below.',
    severity: 'error',
    from: { path: folders(floor), pathNot: tests },
    to: { path: folders(list.slice(0, index + 1)) },
  }))
  return noImportFromAbove.concat(everyFolderHasAFloor)
})

module.exports = {
  forbidden: [
    ...floorRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      comment: 'Two folders that import each other cannot be understood or tested apart.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'Rules that need no clock, network, database or screen import nothing.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: tests },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'contract-imports-domain-only',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: tests },
      to: {
        path: '^(packages|apps|local|e2e)/',
        pathNot: '^packages/(contract|domain)/src|node_modules/(zod|[.]pnpm/zod)',
      },
    },
    {
      name: 'emails-import-domain-only',
      severity: 'error',
      from: { path: '^packages/emails/src', pathNot: tests },
      to: { path: '^(packages|apps|local|e2e)/', pathNot: '^packages/(emails|domain)/' },
    },
    {
      name: 'apps-are-apart',
      comment: 'The site, the web and the API know each other by the contract alone.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/(src|app)/', pathNot: tests },
      to: { path: '^(apps/|local/|e2e/)', pathNot: '^apps/$1/|^apps/[^/]+/node_modules' },
    },
    {
      name: 'nouns-keep-their-routes-and-commands',
      comment: 'Another noun may be asked and shown, never told what to do.',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/api/src/.+/[a-z-]*(routes|commands)[.]ts$',
        pathNot: '^apps/api/src/$1/',
      },
    },
    {
      name: 'only-routes-know-http',
      comment: 'Commands, queries and views work the same from a job or a command line.',
      severity: 'error',
      from: {
        path: '^apps/api/src/[^/]+/',
        pathNot: `^apps/api/src/(http|site)/|routes[.]ts$|${tests}`,
      },
      to: { path: '^apps/api/src/http/|node_modules/fastify/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-lives-in-queries',
      comment: 'A view turns a row into what a reader sees; it never asks for more rows.',
      severity: 'error',
      from: { path: '^apps/api/src/.+/view[.]ts$' },
      to: { path: '/(queries|commands|connection)[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'audiences-are-apart',
      comment: 'What two audiences share belongs in layouts, forms, request, api or packages/ui.',
      severity: 'error',
      from: { path: '^apps/web/app/(account|portal|office|owner|desk)/' },
      to: {
        path: '^apps/web/app/(portal|office|owner|desk)/',
        pathNot: '^apps/web/app/$1/',
      },
    },
    {
      name: 'ui-knows-no-noun',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: tests },
      to: {
        path: '^(apps|packages)/',
        pathNot: '^packages/ui/|^packages/domain/src/language[.]ts$',
      },
    },
    {
      name: 'browser-knows-no-screen',
      comment: 'What both apps keep in the browser needs neither React nor components.',
      severity: 'error',
      from: { path: '^packages/browser/src/', pathNot: tests },
      to: { path: '^(apps|packages)/', pathNot: '^packages/(browser|contract|domain)/' },
    },
    {
      name: 'layouts-know-no-app',
      comment: 'Header, footer and error page are given what differs between the two apps.',
      severity: 'error',
      from: { path: '^packages/layouts/src/', pathNot: tests },
      to: { path: '^apps/' },
    },
    {
      name: 'no-rooms-for-leftovers',
      severity: 'error',
      from: {},
      to: { path: '/(utils?|helpers?|common|shared|misc)(/|[.]tsx?$)', pathNot: 'node_modules' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]react-router/|/dist/|/build/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
