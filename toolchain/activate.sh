# Source this file: it puts the pinned Node and pnpm first on PATH.
# A machine that already has Node 24 or newer and pnpm 12 is left as it is.
#   . toolchain/activate.sh

kakehashi_toolchain="$(cd "$(dirname "${BASH_SOURCE[0]:-$0}")" && pwd)"

kakehashi_has_own_tools() {
  command -v node >/dev/null && command -v pnpm >/dev/null || return 1
  [ "$(node -p 'Number(process.versions.node.split(".")[0])')" -ge 24 ] || return 1
  case "$(pnpm --version 2>/dev/null)" in 12.*) return 0 ;; *) return 1 ;; esac
}

if ! kakehashi_has_own_tools; then
  if [ ! -x "$kakehashi_toolchain/node_modules/.bin/node" ] || [ ! -x "$kakehashi_toolchain/node_modules/.bin/pnpm" ]; then
    (cd "$kakehashi_toolchain" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error)
  fi
  export PATH="$kakehashi_toolchain/node_modules/.bin:$PATH"
fi
unset -f kakehashi_has_own_tools
unset kakehashi_toolchain
