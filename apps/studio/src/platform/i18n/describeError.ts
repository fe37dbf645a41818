import { ConnectionError, ProblemError } from '@studio/api';
import { errorText } from './common.messages.ts';
import { ExplainedError } from './ExplainedError.ts';

/** Says why a call failed, for a person: the server's reason, or that no answer came. */
export function describeError(error: unknown): string {
  if (error instanceof ProblemError) return describeProblem(error);
  if (error instanceof ConnectionError) return errorText(error.reason === 'timeout' ? 'timeout' : 'network');
  if (error instanceof ExplainedError) return error.message;
  return errorText('unexpected', { reason: error instanceof Error ? error.message : String(error) });
}

function describeProblem({ problem }: ProblemError): string {
  const violations = problem.errors?.slice(0, 3).map((violation) => violation.message) ?? [];
  return [problem.detail ?? problem.title, ...violations].join(' ');
}
