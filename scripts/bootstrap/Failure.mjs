/** Something a person can mend: its message is shown without a stack and says what to do. */
export class Failure extends Error {}

/**
 * Runs a command of the project and ends the process with its exit code. A Failure is printed as a sentence.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
