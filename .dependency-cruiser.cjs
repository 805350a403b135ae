// Which folder may import which; docs/architecture.md says why.

/** The folders of the API and of the web, from the top layer down. */
const layers = {
  'apps/api/src': [
    ['jobs', 'live', 'operations', 'site'],
    ['recovery'],
    ['privacy', 'dashboard', 'figures', 'history', 'search', 'setup', 'imports'],
    ['requests'],
    ['till', 'money', 'books', 'waiting-numbers', 'tray', 'exports', 'glossary', 'paper-templates'],
    ['accounts'],
    ['services', 'pictures'],
    ['documents'],
    ['settings'],
    ['office'],
    ['outbox', 'counters', 'search-index'],
    ['events', 'http'],
    ['db', 'storage', 'mail', 'scan', 'sandbox', 'ocr', 'papers'],
  ],
  'apps/web/app': [
    ['setup'],
    ['portal', 'office', 'owner', 'desk', 'showcase'],
    ['account', 'errors'],
    ['request'],
    ['layouts'],
    ['passkeys'],
    ['forms'],
    ['drafts'],
    ['api', 'i18n'],
    ['session', 'locales'],
  ],
}

const tests = '[.]test[.]tsx?$|/testing/|^apps/api/test/'

const layerRules = Object.entries(layers).flatMap(([root, list]) => {
  const folders = (some) => `^${root}/(${some.flat().join('|')})/`
  const everyFolderHasALayer = {
    name: `every-folder-has-a-layer-in-${root}`,
    severity: 'error',
    from: {},
    to: { path: `^${root}/[^/]+/`, pathNot: folders(list) },
  }
  const noImportFromAbove = list.slice(1).map((layer, index) => ({
    name: `layer-of-${layer[0]}-in-${root}`,
    comment: 'A folder imports only from its own layer and the layers below.',
    severity: 'error',
    from: { path: folders(layer), pathNot: tests },
    to: { path: folders(list.slice(0, index + 1)) },
  }))
  return noImportFromAbove.concat(everyFolderHasALayer)
})

module.exports = {
  forbidden: [
    ...layerRules,
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
      comment: 'The domain does not depend on a clock, network, database or screen.',
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
      name: 'apps-do-not-import-each-other',
      comment: 'The apps share only packages, such as the contract; they do not import each other.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/(src|app)/', pathNot: tests },
      to: { path: '^(apps/|local/|e2e/)', pathNot: '^apps/$1/|^apps/[^/]+/node_modules' },
    },
    {
      name: 'routes-and-commands-stay-in-their-noun',
      comment: 'A folder may use the queries and views of another, not its routes and commands.',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/api/src/.+/[a-z-]*(routes|commands)[.]ts$',
        pathNot: '^apps/api/src/$1/',
      },
    },
    {
      name: 'only-routes-import-http',
      comment: 'Commands, queries and views also run in jobs and on the command line.',
      severity: 'error',
      from: {
        path: '^apps/api/src/[^/]+/',
        pathNot: `^apps/api/src/(http|site)/|routes[.]ts$|${tests}`,
      },
      to: { path: '^apps/api/src/http/|node_modules/fastify/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tracing-is-loaded-late',
      comment: 'OpenTelemetry is not loaded unless the office traces.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '/operations/tracing/start-tracing[.]ts$' },
      to: {
        path: '/operations/tracing/start-tracing[.]ts$|node_modules/@opentelemetry/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-is-in-queries',
      comment: 'A view formats a row; it does not query the database.',
      severity: 'error',
      from: { path: '^apps/api/src/.+/view[.]ts$' },
      to: { path: '/(queries|commands|connection)[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'audiences-do-not-import-each-other',
      comment:
        'Code that two audiences share belongs in layouts, forms, request, api or packages/ui.',
      severity: 'error',
      from: { path: '^apps/web/app/(account|portal|office|owner|desk)/' },
      to: {
        path: '^apps/web/app/(portal|office|owner|desk)/',
        pathNot: '^apps/web/app/$1/',
      },
    },
    {
      name: 'ui-imports-no-noun',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: tests },
      to: {
        path: '^(apps|packages)/',
        pathNot: '^packages/ui/|^packages/domain/src/language[.]ts$',
      },
    },
    {
      name: 'browser-imports-no-screen',
      comment: 'Browser storage for both apps needs neither React nor components.',
      severity: 'error',
      from: { path: '^packages/browser/src/', pathNot: tests },
      to: { path: '^(apps|packages)/', pathNot: '^packages/(browser|contract|domain)/' },
    },
    {
      name: 'layouts-import-no-app',
      comment: 'What differs between the two apps is passed to the layouts as props.',
      severity: 'error',
      from: { path: '^packages/layouts/src/', pathNot: tests },
      to: { path: '^apps/' },
    },
    {
      name: 'no-leftover-folders',
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
