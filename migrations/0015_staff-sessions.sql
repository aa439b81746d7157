-- Tokens were kept as they are until here; from now on only hashes are, so those sessions lead nowhere.
DELETE FROM "staff_sessions";--> statement-breakpoint
CREATE TABLE "staff_browsers" (
	"account_id" text NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_browsers_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
ALTER TABLE "staff_passkeys" ALTER COLUMN "counter" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "has_two_factors" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_browsers" ADD CONSTRAINT "staff_browsers_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;