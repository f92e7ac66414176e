/**
 * Which state of a record this is, worked out from what an update can set: FNV-1a, with 32 bits. Two states of one
 * record have the same version once in four thousand million times; nothing has to be stored or counted.
 *
 * @param properties the same ones in the same order each time
 */
export function recordVersion(properties: readonly unknown[]): string {
  const text = JSON.stringify(properties);
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return `v${(hash >>> 0).toString(16).padStart(8, '0')}`;
}
