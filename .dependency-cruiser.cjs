/**
 * Which way the arrows go. Patterns, not lists of features: a new noun or audience is covered on
 * the day its folder is made. docs/architecture.md says why.
 */
const tests = '[.]test[.]tsx?$|/testing/|/security/'

/** The shared folders of the web from the ground up: each uses those before it, and never an audience. */
const webOrder = [
  ['session'],
  ['i18n', 'api', 'ui'],
  ['drafts'],
  ['forms'],
  ['frame', 'layouts'],
  ['request'],
  ['errors', 'account'],
]
const webFloors = webOrder.map((floor, level) => ({
  name: `web-floor-of-${floor.join('-and-')}`,
  severity: 'error',
  from: { path: `^apps/web/app/(${floor.join('|')})/`, pathNot: tests },
  to: {
    path: '^apps/web/app/[^/]+/',
    pathNot: `^apps/web/app/(${webOrder
      .slice(0, level + 1)
      .flat()
      .join('|')}|locales)/`,
  },
}))

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'What is true without clock, network, database or screen needs nobody.',
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
      comment: 'The web and the API know each other by the contract alone.',
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
        path: '^apps/api/src/[^/]+/[a-z-]*(routes|commands)[.]ts$',
        pathNot: '^apps/api/src/$1/',
      },
    },
    {
      name: 'only-routes-know-http',
      comment: 'Commands, queries and views work the same from a job or a command line.',
      severity: 'error',
      from: {
        path: '^apps/api/src/[^/]+/',
        pathNot: `^apps/api/src/http/|routes[.]ts$|${tests}`,
      },
      to: { path: '^apps/api/src/http/|node_modules/fastify/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-lives-in-queries',
      comment: 'A view turns a row into what a reader sees; it never asks for more rows.',
      severity: 'error',
      from: { path: '^apps/api/src/[^/]+/view[.]ts$' },
      to: { path: '/(queries|commands|connection)[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'audiences-are-apart',
      comment: 'What two audiences share belongs in layouts, forms, request, api or ui.',
      severity: 'error',
      from: { path: '^apps/web/app/(public|account|portal|office|owner|desk)/' },
      to: {
        path: '^apps/web/app/(public|portal|office|owner|desk)/',
        pathNot: '^apps/web/app/$1/',
      },
    },
    ...webFloors,
    {
      name: 'ui-knows-no-noun',
      severity: 'error',
      from: { path: '^apps/web/app/ui/', pathNot: tests },
      to: {
        path: '^(apps/web/app|packages)/',
        pathNot: '^apps/web/app/ui/|^packages/domain/src/language[.]ts$',
      },
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
