export interface SwiftPorts {
  readonly proxy: number
  readonly object: number
  readonly container: number
  readonly account: number
  readonly memcached: number
}

const filters = [
  'catch_errors',
  'gatekeeper',
  'healthcheck',
  'proxy_logging',
  'listing_formats',
  'bulk',
  'tempurl',
  'copy',
  'slo',
  'dlo',
  'symlink',
]

const cluster = `[swift-hash]
swift_hash_path_suffix = office
swift_hash_path_prefix = office
[storage-policy:0]
name = Policy-0
default = yes
`

/** The configuration files of a Swift cluster on one machine, by file name. */
export function swiftConfig(root: string, ports: SwiftPorts, secret: string) {
  const server = (port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${root}/etc
devices = ${root}/srv
mount_check = false
workers = 0
log_level = WARNING
disable_fallocate = true
`
  const backEnd = (kind: string, port: number) => `${server(port)}[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`
  return {
    'swift.conf': cluster,
    'account-server.conf': backEnd('account', ports.account),
    'container-server.conf': backEnd('container', ports.container),
    'object-server.conf': backEnd('object', ports.object),
    'proxy-server.conf': `${server(ports.proxy)}[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck proxy_logging cache listing_formats bulk tempurl s3api tempauth copy slo dlo symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:tempauth]
use = egg:swift#tempauth
user_office_app = ${secret} .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
check_bucket_owner = false
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`,
  }
}
