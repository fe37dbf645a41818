import { parseClaimedRoles } from './access/claimedRoles.ts';
import { isUsableKey, type SingleSignOn } from './access/readExternalToken.ts';

/** Environment variables. Empty ones count as absent. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads single values and collects what is wrong with them. */
export class ConfigReader {
  readonly #env: Environment;
  readonly #faults: string[] = [];

  constructor(env: Environment) {
    this.#env = env;
  }

  text(name: string): string | null {
    return this.#env[name]?.trim() || null;
  }

  integer(name: string, { fallback, min, max }: { fallback: number; min: number; max: number }): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    return this.#fault(`${name} must be a whole number from ${min} to ${max}, not '${text}'.`, fallback);
  }

  /** On unless it says `off`. */
  switch(name: string): boolean {
    return this.choice(name, ['on', 'off'], 'on') === 'on';
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const text = this.text(name);
    if (text === null) return fallback;
    const chosen = choices.find((choice) => choice === text);
    return chosen ?? this.#fault(`${name} must be one of ${choices.join(', ')}, not '${text}'.`, fallback);
  }

  url(name: string, protocols: string[]): string | null {
    const text = this.text(name);
    if (text === null) return null;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    return this.#fault(`${name} must be a URL that begins with ${protocols.join('// or ')}//.`, null);
  }

  /** The address of a web server as a whole, without a slash at its end. */
  origin(name: string): string | null {
    const text = this.url(name, ['http:', 'https:']);
    if (text === null) return null;
    const { origin, href } = new URL(text);
    return href === `${origin}/` ? origin : this.#fault(`${name} must not have a path or a password.`, null);
  }

  singleSignOn(): SingleSignOn | null {
    const issuer = this.text('STUDIO_SSO_ISSUER');
    const audience = this.text('STUDIO_SSO_AUDIENCE');
    const key = this.text('STUDIO_SSO_KEY')?.replaceAll('\\n', '\n') ?? null;
    const givenRoles = this.text('STUDIO_SSO_ROLES');
    if (issuer === null && audience === null && key === null && givenRoles === null) return null;
    if (issuer === null || audience === null || key === null) {
      return this.#fault(
        'STUDIO_SSO_ISSUER, STUDIO_SSO_AUDIENCE and STUDIO_SSO_KEY must be set together.',
        null,
      );
    }
    if (!isUsableKey(key)) {
      return this.#fault('STUDIO_SSO_KEY must be a public key or certificate in PEM, or a JWK set.', null);
    }
    try {
      return { issuer, audience, key, roles: givenRoles === null ? null : parseClaimedRoles(givenRoles) };
    } catch {
      return this.#fault(
        'STUDIO_SSO_ROLES must be like {"claim": "groups", "roles": {"leads": ["Manager"]}}.',
        null,
      );
    }
  }

  throwFaults(): void {
    if (this.#faults.length > 0) throw new Error(this.#faults.join('\n'));
  }

  #fault<Fallback>(text: string, fallback: Fallback): Fallback {
    this.#faults.push(text);
    return fallback;
  }
}
