import { readdirSync } from 'node:fs'
import { join } from 'node:path'

interface Component {
  readonly name: string
  readonly group?: string
  readonly version: string
  readonly 'bom-ref': string
}

interface Bill {
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

/** Leaves out what the lockfile names for other platforms, so that the bill lists what is shipped. */
export function shippedOnly(json: string, folder: string): string {
  const bill = JSON.parse(json) as Bill
  const shipped = shippedPackages(folder)
  const isMissing = ({ group, name, version }: Component) => {
    const fullName = group === undefined ? name : `${group}/${name}`
    return !fullName.startsWith('@kakehashi/') && !shipped.has(`${fullName}@${version}`)
  }
  const missing = new Set(bill.components.filter(isMissing).map((each) => each['bom-ref']))
  const dependencies = bill.dependencies
    .filter(({ ref }) => !missing.has(ref))
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((each) => !missing.has(each)),
    }))
  const components = bill.components.filter((each) => !missing.has(each['bom-ref']))
  return `${JSON.stringify({ ...bill, components, dependencies }, undefined, 2)}\n`
}

/** `name@version` of each folder like `@scope+name@version_peer@1.0.0`. */
function shippedPackages(folder: string): Set<string> {
  const found = readdirSync(join(folder, 'node_modules/.pnpm')).map(
    (name) => /^(@?[^@]+@[^_(]+)/.exec(name)?.[1]?.replace('+', '/') ?? '',
  )
  return new Set(found)
}
