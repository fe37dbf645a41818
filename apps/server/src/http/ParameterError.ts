/** A parameter that has the right type but makes no sense. Answered with 400. */
export class ParameterError extends Error {
  /** The parameter's name in the contract. */
  readonly parameter: string;

  constructor(parameter: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ParameterError';
    this.parameter = parameter;
  }
}
