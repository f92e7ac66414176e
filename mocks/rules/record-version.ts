/**
 * Computes the version of a record as the FNV-1a hash (32 bits) of the properties that an update can set, so that no
 * counter is stored.
 *
 * @param properties always in the same order
 */
export function recordVersion(properties: readonly unknown[]): string {
  const text = JSON.stringify(properties);
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return `v${(hash >>> 0).toString(16).padStart(8, '0')}`;
}
