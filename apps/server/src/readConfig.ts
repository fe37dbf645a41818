import { join, resolve } from 'node:path';
import type { SingleSignOn } from './access/readExternalToken.ts';
import { ConfigReader, type Environment } from './ConfigReader.ts';
import { serverFolder } from './ownFiles.ts';
import { type Engine, engines } from './store/openDatabase.ts';

const projectDirectory = join(serverFolder, '..', '..');

/** What an operator can choose. */
export interface Config {
  /** Address to listen on. `HOST`, default 127.0.0.1. */
  host: string;
  /** Port to listen on; 0 for any that is free. `PORT`, default 4000. */
  port: number;
  /** PostgreSQL connection string; null for a database in the data folder. `DATABASE_URL`. */
  databaseUrl: string | null;
  /** What keeps the data in the data folder. `STUDIO_DATABASE`: `auto` (default) is PostgreSQL where it can be run; `postgres`, `pglite`. */
  engine: Engine;
  /**
   * How a server receives what others do: by LISTEN and NOTIFY, or by polling the database, for engines and
   * poolers that do not carry these. All servers before one database the same. `STUDIO_EVENTS`, `listen` or `poll`.
   */
  events: EventSource;
  /** The data folder; `memory://` keeps nothing. `STUDIO_DATA_DIR`, default `.data` of the project. */
  dataDir: string;
  /** The built console; null serves the calls alone. Default `apps/studio/dist`. */
  staticDir: string | null;
  /** Whether an empty database is filled with demo users and demo content. `STUDIO_DEMO=off` says no. */
  demo: boolean;
  /** The password of the demo users made. `STUDIO_DEMO_PASSWORD`, default `studio-demo`. */
  demoPassword: string;
  /** Minutes a session lives after sign-in and after each refresh. `STUDIO_SESSION_MINUTES`, default 60. */
  sessionMinutes: number;
  /** Hours after which a session ends for good, refreshed or not. `STUDIO_SESSION_MAX_HOURS`, default 12. */
  sessionMaxHours: number;
  /**
   * Seconds that a stopping server goes on answering while `/health` says 503, so that those in front of it stop sending
   * requests. Choose a few more than a load balancer takes to find out. `STUDIO_DRAIN_SECONDS`, default 0.
   */
  drainSeconds: number;
  /**
   * Null refuses external tokens. `STUDIO_SSO_ISSUER`, `STUDIO_SSO_AUDIENCE` and `STUDIO_SSO_KEY`, all or none; with them
   * `STUDIO_SSO_ROLES`, which claims give which roles, as `parseClaimedRoles` reads it.
   */
  singleSignOn: SingleSignOn | null;
  /** Proxies whose X-Forwarded headers are believed: addresses or networks, comma separated. `STUDIO_TRUST_PROXY`. */
  trustProxy: string | null;
  /**
   * The address that browsers know the server by: what is meant for another name is refused, and with https cookies are
   * Secure and browsers get Strict-Transport-Security. `STUDIO_PUBLIC_URL`, without a path; null when it is not known.
   */
  publicUrl: string | null;
  /** Whether browsers insist on https for every name under the server's, too. `STUDIO_HSTS_SUBDOMAINS=on` says yes. */
  hstsSubdomains: boolean;
  /** Whether users of this server may change passwords. `STUDIO_PASSWORD_CHANGE=off` says no. */
  passwordChange: boolean;
  /** Directory of `<locale>.json` files that replace texts of the console. `STUDIO_TRANSLATIONS_DIR`. */
  translationsDir: string | null;
  /** The mail server that test messages are sent by; null writes them to `mailDir`. `STUDIO_SMTP_URL`, `smtp://` or `smtps://`. */
  smtpUrl: string | null;
  /** Who test messages come from. `STUDIO_MAIL_FROM`, default `Studio <studio@localhost>`. */
  mailFrom: string;
  /** Directory for test messages while there is no mail server. `STUDIO_MAIL_DIR`, default `.outbox` of the project. */
  mailDir: string;
  /**
   * A program, with its arguments, that looks for harm in each uploaded file: it reads the file from its standard input and ends
   * with 0 when it is clean, with 1 when it is not. `STUDIO_SCAN_COMMAND`; null takes files unseen.
   */
  scanCommand: string | null;
  /** What is logged to the standard error output. `STUDIO_LOG_LEVEL`, default `warn`. */
  logLevel: LogLevel;
}

const eventSources = ['listen', 'poll'] as const;
type EventSource = (typeof eventSources)[number];

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof logLevels)[number];

/** Reads the configuration from environment variables. Throws an error that names every value that makes no sense. */
export function readConfig(env: Environment): Config {
  const read = new ConfigReader(env);
  const config: Config = {
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.integer('PORT', { fallback: 4000, min: 0, max: 65_535 }),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    engine: read.choice('STUDIO_DATABASE', engines, 'auto'),
    events: read.choice('STUDIO_EVENTS', eventSources, 'listen'),
    dataDir: read.text('STUDIO_DATA_DIR') ?? join(projectDirectory, '.data'),
    staticDir: join(projectDirectory, 'apps', 'studio', 'dist'),
    demo: read.switch('STUDIO_DEMO'),
    demoPassword: read.text('STUDIO_DEMO_PASSWORD') ?? 'studio-demo',
    sessionMinutes: read.integer('STUDIO_SESSION_MINUTES', { fallback: 60, min: 1, max: 1440 }),
    sessionMaxHours: read.integer('STUDIO_SESSION_MAX_HOURS', { fallback: 12, min: 1, max: 720 }),
    drainSeconds: read.integer('STUDIO_DRAIN_SECONDS', { fallback: 0, min: 0, max: 600 }),
    singleSignOn: read.singleSignOn(),
    trustProxy: read.text('STUDIO_TRUST_PROXY'),
    publicUrl: read.origin('STUDIO_PUBLIC_URL'),
    hstsSubdomains: read.choice('STUDIO_HSTS_SUBDOMAINS', ['on', 'off'], 'off') === 'on',
    passwordChange: read.switch('STUDIO_PASSWORD_CHANGE'),
    translationsDir: absolute(read.text('STUDIO_TRANSLATIONS_DIR')),
    smtpUrl: read.url('STUDIO_SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('STUDIO_MAIL_FROM') ?? 'Studio <studio@localhost>',
    mailDir: absolute(read.text('STUDIO_MAIL_DIR')) ?? join(projectDirectory, '.outbox'),
    scanCommand: read.text('STUDIO_SCAN_COMMAND'),
    logLevel: read.choice('STUDIO_LOG_LEVEL', logLevels, 'warn'),
  };
  read.throwFaults();
  return config;
}

function absolute(path: string | null): string | null {
  return path === null ? null : resolve(path);
}
