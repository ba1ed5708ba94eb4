/** Sends one sign-in code. The development adapter puts it into the dev inbox, never silently away. */
export interface SmsSender {
  /** @throws AppError `SEND_FAILED` where the provider refuses or does not answer. */
  sendCode(message: {
    readonly phoneNo: string;
    readonly code: string;
    readonly minutes: number;
  }): Promise<void>;
}
