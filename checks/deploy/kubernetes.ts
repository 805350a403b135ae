import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseAllDocuments } from 'yaml'

interface SecurityContext {
  readonly runAsNonRoot?: boolean
  readonly allowPrivilegeEscalation?: boolean
  readonly readOnlyRootFilesystem?: boolean
  readonly capabilities?: { readonly drop?: readonly string[] }
  readonly seccompProfile?: { readonly type?: string }
}

interface Container {
  readonly name: string
  readonly securityContext?: SecurityContext
}

interface PodSpec {
  readonly securityContext?: SecurityContext
  readonly initContainers?: readonly Container[]
  readonly containers: readonly Container[]
}

interface Template {
  readonly template?: { readonly spec?: PodSpec }
}

interface KubernetesObject {
  readonly apiVersion: string
  readonly kind: string
  readonly data?: object
  readonly stringData?: object
  readonly spec?: Template & { readonly jobTemplate?: { readonly spec?: Template } }
}

export function kubernetesObjects(): { file: string; value: KubernetesObject }[] {
  return globSync('deploy/kubernetes/*.yaml')
    .toSorted()
    .flatMap((file) =>
      // Kubernetes reads YAML 1.1, in which 0440 is octal.
      parseAllDocuments(readFileSync(file, 'utf8'), { version: '1.1' }).map((document) => ({
        file,
        value: document.toJS() as KubernetesObject,
      })),
    )
}

export function kubernetesProblems(): string[] {
  const objects = kubernetesObjects()
  if (objects.length === 0) return ['deploy/kubernetes: no manifests were found']
  return [...typeProblems(objects), ...objects.flatMap(podProblems)]
}

/** The compiler knows every field of Kubernetes from its types, and reports a misspelt one. */
function typeProblems(objects: ReturnType<typeof kubernetesObjects>): string[] {
  const lines = objects.map(({ file, value }, index) => {
    const [group = 'core', version] = value.apiVersion.includes('/')
      ? value.apiVersion.split('/')
      : ['core', value.apiVersion]
    const module = `kubernetes-types/${group.replace(/\..*/, '')}/${version}`
    const name = `${basename(file)}_${index}`.replaceAll(/\W/g, '_')
    return `export const ${name}: import('${module}').${value.kind} = ${JSON.stringify(value)}`
  })
  mkdirSync('checks/.local', { recursive: true })
  const folder = mkdtempSync('checks/.local/kubernetes-')
  const program = `${folder}/objects.ts`
  writeFileSync(program, `${lines.join('\n')}\n`)
  const options = '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext'
  const { status, stdout } = spawnSync(
    `pnpm exec tsc ${options} --moduleResolution bundler --types '' ${program}`,
    { shell: true, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  if (status === 0) return []
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^\S+\.ts\((\d+),\d+\)/, (_, row) => whereOf(objects, Number(row))))
}

function whereOf(objects: ReturnType<typeof kubernetesObjects>, row: number): string {
  const found = objects[row - 1]
  return found ? `${found.file}, ${found.value.kind}` : 'deploy/kubernetes'
}

/** What the level 'restricted' of the Pod Security Standards asks for, and a read-only root. */
function podProblems({ file, value }: { file: string; value: KubernetesObject }): string[] {
  const pod = value.spec?.template?.spec ?? value.spec?.jobTemplate?.spec?.template?.spec
  if (!pod) return []
  const problems: string[] = []
  if (pod.securityContext?.runAsNonRoot !== true) problems.push('runAsNonRoot is not set')
  if (pod.securityContext?.seccompProfile?.type !== 'RuntimeDefault') {
    problems.push('seccompProfile is not RuntimeDefault')
  }
  for (const { name, securityContext } of [...(pod.initContainers ?? []), ...pod.containers]) {
    const { allowPrivilegeEscalation, capabilities, readOnlyRootFilesystem } = securityContext ?? {}
    if (allowPrivilegeEscalation !== false) problems.push(`${name} may gain privileges`)
    if (!capabilities?.drop?.includes('ALL')) problems.push(`${name} keeps capabilities`)
    if (readOnlyRootFilesystem !== true) problems.push(`${name} can write to its root`)
  }
  return problems.map((problem) => `${file}, ${value.kind}: ${problem}`)
}
