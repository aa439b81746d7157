CREATE TABLE "letters" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"message_id" text NOT NULL,
	CONSTRAINT "letters_state" CHECK ("letters"."state" IN ('queued', 'sent', 'failed')),
	CONSTRAINT "letters_wiped" CHECK (("letters"."state" = 'queued') = ("letters"."payload" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "sending_counts" (
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sending_counts_day_subject_pk" PRIMARY KEY("day","subject")
);
--> statement-breakpoint
CREATE TABLE "sending_days" (
	"day" date PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sending_counts" ADD CONSTRAINT "sending_counts_day_sending_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."sending_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_due" ON "letters" USING btree ("next_attempt_at") WHERE "letters"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "letters_finished" ON "letters" USING btree ("finished_at") WHERE "letters"."state" <> 'queued';