/** Nobody reads hundreds of emails. */
const mostNamed = 10;

/** 'a@b.c, d@e.f and 3 others'; empty for nobody. */
export function namesOf(emails: readonly string[]): string {
  const more = emails.length - mostNamed;
  const named = more > 1 ? emails.slice(0, mostNamed) : emails;
  const last = more > 1 ? `${more} others` : named.at(-1);
  const first = more > 1 ? named : named.slice(0, -1);
  return [first.join(', '), last].filter(Boolean).join(' and ');
}
