interface Package {
  readonly name: string
  readonly versions: readonly string[]
}

/** The packages of each licence, from the output of `pnpm licenses list --json`. */
export function licenceList(json: string): string {
  const byLicence = JSON.parse(json) as Record<string, readonly Package[]>
  const sections = Object.entries(byLicence)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([licence, packages]) => {
      const lines = packages.flatMap(({ name, versions }) =>
        versions.map((version) => `  ${name} ${version}\n`),
      )
      return `${licence}\n${lines.toSorted().join('')}`
    })
  return `Packages in this release by licence. The text of each licence is in its folder below node_modules/.pnpm.\n\n${sections.join('\n')}`
}
