const longest = 100;

export function truncateName(name: string): string {
  const characters = Array.from(name);
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : name;
}
