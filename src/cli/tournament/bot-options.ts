import { ON_FAULT, type OnFault } from '../../bots/tournament/fault.ts';
import { countingNumber, type OptionTable, refuseOption } from '../arguments.ts';
import type { BotSettings } from '../bots/load-bots.ts';

/** The longest time of a decision: a day. */
const MOST_MILLISECONDS = 86_400_000;

/** The options about bots that are not part of the library. */
export const BOT_OPTIONS = {
  milliseconds: {
    type: 'string',
    value: 'N',
    help: 'the time of each decision, for bots without a budget of their own',
  },
  grace: {
    type: 'string',
    value: 'N',
    default: '10000',
    help: 'the milliseconds that a program may take beyond its time before that is a fault',
  },
  'on-fault': {
    type: 'string',
    value: 'HOW',
    default: 'forfeit',
    help: `what happens if a bot crashes, is late, or answers illegally: ${ON_FAULT.join(', ')}`,
  },
} as const satisfies OptionTable;

/** What these options say. */
interface BotOptions extends Omit<BotSettings, 'bots'> {
  readonly onFault: OnFault;
}

export function readBotOptions(values: {
  readonly milliseconds?: string | undefined;
  readonly grace: string;
  readonly 'on-fault': string;
}): BotOptions {
  const { milliseconds, grace } = values;
  return {
    milliseconds:
      milliseconds === undefined
        ? null
        : countingNumber('milliseconds', milliseconds, MOST_MILLISECONDS),
    grace: countingNumber('grace', grace, MOST_MILLISECONDS),
    onFault: onFaultOf(values['on-fault']),
  };
}

function onFaultOf(text: string): OnFault {
  return (
    ON_FAULT.find((one) => one === text) ?? refuseOption('on-fault', ON_FAULT.join(', '), text)
  );
}
