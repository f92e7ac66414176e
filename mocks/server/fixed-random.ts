/** Creates a source of numbers from 0 to 1 that is the same on every run: multiples of the golden ratio. */
export function createFixedRandom(): () => number {
  let step = 0;
  return () => {
    step += 1;
    return (step * 0.618_033_988_749_895) % 1;
  };
}
